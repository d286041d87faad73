-- What the kit keeps, in the schema of this service.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor_user_id bigint,
  acting_admin_id bigint,
  actor text not null,
  action text not null,
  thing text not null,
  thing_id bigint not null,
  diff jsonb,
  request_id text not null
);
create table state_history (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  machine text not null,
  thing_id bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor_user_id bigint,
  acting_admin_id bigint
);
create table outbox_messages (
  id bigint primary key generated always as identity,
  created_at timestamptz not null,
  channel text not null,
  recipient text not null,
  user_id bigint,
  subject text not null,
  body text not null,
  state text default 'waiting' not null,
  tries integer default 0 not null,
  sent_at timestamptz,
  last_error text,
  once_key text,
  constraint outbox_messages_once_key_unique unique(once_key)
);
create table idempotency_keys (
  scope text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  constraint idempotency_keys_scope_key_pk primary key(scope,key)
);
create table uploads (
  id text primary key not null,
  user_id bigint not null,
  state text default 'receiving' not null,
  photo_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz
);
create table photos (
  id uuid primary key not null,
  user_id bigint not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create table shared_secrets (
  name text primary key not null,
  value text not null,
  created_at timestamptz not null
);
create table rate_limits (
  key text primary key not null,
  points integer default 0 not null,
  expire bigint
);
alter table rate_limits set unlogged;
create index audit_log_thing on audit_log (thing, thing_id, id);
create index audit_log_actor on audit_log (actor_user_id, id);
create index idempotency_keys_age on idempotency_keys (created_at);
create index outbox_messages_newest on outbox_messages (created_at, id);
create index photos_user on photos (user_id);
create index photos_removed on photos (removed_at) where removed_at is not null;
create index state_history_thing on state_history (machine, thing_id, id);
create index uploads_user on uploads (user_id, id);
create index uploads_age on uploads (created_at);

create table keys (
  id bigint primary key generated always as identity,
  name text not null,
  prefix text not null,
  secret_hash text not null unique,
  scopes text[] not null,
  origins text[] not null default '{}',
  allowance integer check (allowance >= 0),
  engine text not null default 'review',
  confirm text not null default 'unsure',
  webhook_url text,
  webhook_secret text,
  webhook_secret_before text,
  webhook_secret_before_until timestamptz,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create table key_usage (
  key_id bigint not null references keys (id),
  month text not null,
  used integer not null default 0,
  primary key (key_id, month)
);
create table sessions (
  id bigint primary key generated always as identity,
  key_id bigint not null references keys (id),
  token_hash text not null unique,
  workflow text not null,
  reference text,
  remote_token text,
  remote_polled_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  planned boolean not null default false,
  opened_at timestamptz,
  ended_at timestamptz,
  forgotten_at timestamptz,
  counted integer not null default 0,
  untold_since timestamptz
);
create index sessions_untold on sessions (untold_since) where untold_since is not null;
create index sessions_open on sessions (expires_at, id) where ended_at is null;
create index sessions_remote on sessions (remote_polled_at nulls first, id) where ended_at is null and remote_token is not null;
create index sessions_reference on sessions (reference text_pattern_ops) where reference is not null;
create index sessions_key on sessions (key_id, id);
create table measurements (
  id bigint primary key generated always as identity,
  session_id bigint not null references sessions (id),
  key_id bigint not null references keys (id),
  place integer not null,
  position_code text,
  state text not null default 'unknown',
  method text,
  inner_mm double precision,
  middle_mm double precision,
  outer_mm double precision,
  global_mm double precision,
  remote_regions jsonb,
  uncertainty_mm double precision,
  reading_kind text,
  reasons text[] not null default '{}',
  message text not null default '',
  handed_in_at timestamptz,
  waiting_since timestamptz,
  reviewed_at timestamptz,
  completed_at timestamptz,
  before_review jsonb,
  photos_gone_at timestamptz,
  version integer not null default 0
);
create unique index measurements_session on measurements (session_id, place);
create index measurements_waiting on measurements (key_id, waiting_since, id) include (state) where waiting_since is not null;
create index measurements_newest on measurements (key_id, state, handed_in_at, id) include (waiting_since) where handed_in_at is not null;
create index measurements_photos on measurements (handed_in_at, id) where handed_in_at is not null and photos_gone_at is null;
create index measurements_failed on measurements (handed_in_at, id) where state = 'failed' and photos_gone_at is null;
create table measurement_photos (
  measurement_id bigint not null references measurements (id),
  photo_id uuid not null,
  place integer not null,
  primary key (measurement_id, photo_id)
);
create table webhook_messages (
  id bigint primary key generated always as identity,
  key_id bigint not null references keys (id),
  measurement_id bigint not null references measurements (id),
  event_id text not null unique,
  type text not null,
  state text not null default 'waiting',
  tries integer not null default 0,
  due_at timestamptz not null,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index webhook_messages_due on webhook_messages (due_at, id) where state = 'waiting';
create index webhook_messages_measurement on webhook_messages (measurement_id, id);
