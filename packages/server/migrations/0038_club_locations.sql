-- The member's locations at which a club's vouchers are good; none: at all. A voucher keeps those of the day it was issued.
alter table clubs add column location_ids bigint[] not null default '{}';
alter table vouchers add column location_ids bigint[] not null default '{}';
-- Where a booked quote is carried out: vouchers of other locations take nothing off.
alter table quotes add column location_id bigint;
