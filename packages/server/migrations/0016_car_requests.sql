-- A car that a household shares, and who asks for a car that another account has.
create table vehicle_drivers (
  vehicle_id bigint not null references vehicles (id),
  consumer_id bigint not null references consumers (id),
  since timestamptz not null,
  primary key (vehicle_id, consumer_id)
);
create index vehicle_drivers_consumer on vehicle_drivers (consumer_id, vehicle_id);
create table vehicle_requests (
  id bigint primary key generated always as identity,
  vehicle_id bigint not null references vehicles (id),
  asker_id bigint not null references consumers (id),
  holder_id bigint not null references consumers (id),
  wish text not null,
  state text not null default 'open',
  asked_at timestamptz not null,
  reminded_at timestamptz,
  decided_at timestamptz
);
create unique index vehicle_requests_open on vehicle_requests (vehicle_id, asker_id) where state = 'open';
create index vehicle_requests_holder on vehicle_requests (holder_id, id) where state = 'open';
create index vehicle_requests_asker on vehicle_requests (asker_id, id);
create index vehicle_requests_due on vehicle_requests (asked_at, id) where state = 'open';
