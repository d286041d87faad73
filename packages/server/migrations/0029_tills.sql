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

-- Accounts that were signed in on one browser share its number.
alter table known_devices add column browser uuid not null default gen_random_uuid();
create index known_devices_browser on known_devices (browser, user_id);

-- What looked odd about vouchers, and what was decided.
create table voucher_alerts (
  id bigint primary key generated always as identity,
  kind text not null,
  state text not null default 'open',
  consumer_id bigint references consumers (id),
  member_id bigint references members (id),
  voucher_id bigint references vouchers (id),
  scan_id bigint,
  evidence jsonb not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users (id),
  reason text,
  appeal text,
  appealed_at timestamptz,
  appeal_answer text,
  appeal_answered_at timestamptz,
  version integer not null default 0
);
create index voucher_alerts_state on voucher_alerts (state, created_at, id);
create index voucher_alerts_member on voucher_alerts (member_id, created_at, id);
create index voucher_alerts_consumer on voucher_alerts (consumer_id, kind, id);
create unique index voucher_alerts_welcome on voucher_alerts (consumer_id) where kind = 'welcome';
