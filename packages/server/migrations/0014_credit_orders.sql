-- Orders of packs of scans, and what payment providers have said about them.
create table credit_orders (
  id bigint primary key generated always as identity,
  reference text not null unique,
  consumer_id bigint not null references consumers (id),
  state text not null default 'created',
  credits integer not null,
  free_scans integer not null,
  price_pence integer not null,
  vat_pence integer not null,
  vat_basis_points integer not null,
  vat_number text,
  provider text not null,
  session text not null unique,
  checkout_url text not null,
  payment text,
  created_at timestamptz not null,
  paid_at timestamptz,
  refund_pence integer,
  refund_asked_at timestamptz,
  refunded_at timestamptz,
  refund_note text not null default '',
  version integer not null default 0
);
create index credit_orders_consumer on credit_orders (consumer_id, created_at, id);
create index credit_orders_newest on credit_orders (created_at, id);
create index credit_orders_paid on credit_orders (paid_at, id);
create index credit_orders_state on credit_orders (state, created_at, id);
create unique index credit_orders_payment on credit_orders (payment) where payment is not null;
create table payment_events (
  id bigint primary key generated always as identity,
  provider text not null,
  event_id text not null,
  type text not null,
  order_id bigint references credit_orders (id),
  received_at timestamptz not null,
  unique (provider, event_id)
);
-- Each entry of a pack names its order: a refund takes back what is left of that pack alone.
alter table credit_entries add column order_id bigint;
create index credit_entries_order on credit_entries (order_id) where order_id is not null;
create index credit_entries_expiry on credit_entries (expires_at, consumer_id) where expires_at is not null;
create unique index credit_entries_pack_once on credit_entries (order_id, kind) where reason = 'pack';
create table credit_reminders (
  consumer_id bigint not null references consumers (id),
  order_id bigint not null,
  expires_at timestamptz not null,
  at timestamptz not null,
  primary key (consumer_id, order_id, expires_at)
);
