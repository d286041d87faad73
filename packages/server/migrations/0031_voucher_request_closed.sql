-- A voucher that was used at a till before its request closed is free again when that use is undone.
alter table vouchers add column request_closed boolean not null default false;
