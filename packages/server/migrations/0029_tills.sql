-- What was redeemed at a till, also what was undone there.
alter table vouchers add column undo_until timestamptz;
create table voucher_redemptions (
  id bigint primary key generated always as identity,
  voucher_id bigint not null references vouchers (id),
  member_id bigint not null references members (id),
  user_id bigint references users (id),
  session_id bigint,
  till_key text,
  price_pence integer,
  used_pence integer,
  accepted_at timestamptz not null,
  redeemed_at timestamptz not null,
  undone_at timestamptz,
  undone_by bigint references users (id),
  undo_reason text
);
create index voucher_redemptions_voucher on voucher_redemptions (voucher_id, id);
create index voucher_redemptions_member on voucher_redemptions (member_id, redeemed_at, id);
create index voucher_redemptions_till on voucher_redemptions (session_id, redeemed_at);
