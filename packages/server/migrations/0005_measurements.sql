-- Tyres that are scanned through the measurement service.
create table measurement_sessions (
  id bigint generated always as identity primary key,
  service_session_id bigint not null unique,
  token_hash text not null unique,
  token text,
  api_base text not null,
  scanner text not null,
  workflow text not null,
  begun_by bigint not null references users(id),
  member_id bigint references members(id),
  consumer_id bigint references consumers(id),
  vehicle_id bigint references vehicles(id),
  club_id bigint references clubs(id),
  ask text not null default 'ask_admin',
  by_engine boolean not null default false,
  mileage integer,
  created_at timestamptz not null,
  bound_at timestamptz,
  planned_at timestamptz,
  expires_at timestamptz not null,
  follow_at timestamptz not null,
  ended_at timestamptz,
  forget_at timestamptz,
  forgotten_at timestamptz
);
create index measurement_sessions_due on measurement_sessions (follow_at, id) where ended_at is null;
create index measurement_sessions_consumer on measurement_sessions (consumer_id, id) where consumer_id is not null;
create index measurement_sessions_begun_by on measurement_sessions (begun_by, id);
create index measurement_sessions_forget on measurement_sessions (forget_at, id) where forget_at is not null and forgotten_at is null;

alter table scans
  add column measurement_session_id bigint references measurement_sessions(id),
  add column measurement_id bigint,
  add column measurement_status text,
  add column is_judged_here boolean not null default false,
  add column read_inner_mm double precision,
  add column read_middle_mm double precision,
  add column read_outer_mm double precision,
  add column read_uncertainty_mm double precision,
  add column read_method text;
create index scans_measurement_session on scans (measurement_session_id, id) where measurement_session_id is not null;
