-- What must hold for a discount to count, kept with each voucher as it was on the day of issue; several vouchers of one discount.
alter table club_discounts add column conditions jsonb not null
  default '{"percent":null,"min_spend_pence":0,"channels":["in_store","online","share"],"products":[],"brands":[],"stackable":true,"per_person":1}';
alter table club_discounts alter column conditions drop default;
alter table vouchers add column conditions jsonb not null
  default '{"percent":null,"min_spend_pence":0,"channels":["in_store","online","share"],"products":[],"brands":[],"stackable":true,"per_person":1}';
alter table vouchers alter column conditions drop default;
alter table vouchers add column used_pence integer;
update vouchers set used_pence = amount_pence where state = 'used';
alter table vouchers add column nth integer not null default 1;
alter table vouchers drop constraint vouchers_once;
alter table vouchers add constraint vouchers_once unique (consumer_id, club_discount_id, nth);
-- A version that waits has the conditions that every discount had until now.
update clubs set pending = jsonb_set(pending, '{discounts}', (
    select coalesce(jsonb_agg(d.one || jsonb_build_object('conditions', jsonb_build_object('percent', null, 'min_spend_pence', 0,
      'channels', jsonb_build_array('in_store', 'online', 'share'), 'products', jsonb_build_array(), 'brands', jsonb_build_array(),
      'stackable', true, 'per_person', 1)) order by d.at), '[]')
    from jsonb_array_elements(pending -> 'discounts') with ordinality as d (one, at)))
  where pending is not null;
