-- The integrator's desk: whose a key is, rotation, what happened to messages, days of usage, refused calls.
alter table keys
  add column holder text,
  add column secret_hash_before text,
  add column secret_before_until timestamptz,
  add column version integer not null default 0;
create index keys_holder on keys (holder, created_at, id);
create index keys_newest on keys (created_at, id);
create unique index keys_secret_before on keys (secret_hash_before);

create table key_days (
  key_id bigint not null references keys (id),
  day date not null,
  used integer not null default 0,
  primary key (key_id, day)
);
create index key_days_age on key_days (day);
insert into key_days (key_id, day, used)
select key_id, (created_at at time zone 'UTC')::date, sum(counted) from sessions
where created_at > now() - interval '31 days' group by 1, 2 having sum(counted) > 0;

alter table sessions add column planned_at timestamptz;
update sessions set planned_at = created_at where planned;

create table key_refusals (
  id bigint primary key generated always as identity,
  key_id bigint not null references keys (id),
  session_id bigint,
  at timestamptz not null,
  call text not null,
  status integer not null,
  code text not null,
  reason text,
  fields jsonb not null default '{}',
  origin text
);
create index key_refusals_key on key_refusals (key_id, id);
create index key_refusals_age on key_refusals (at);

alter table webhook_messages
  alter column measurement_id drop not null,
  add column body text,
  add column underway_until timestamptz,
  add column version integer not null default 0;
create index webhook_messages_key on webhook_messages (key_id, id);
create index webhook_messages_key_state on webhook_messages (key_id, state, id);

create table webhook_attempts (
  id bigint primary key generated always as identity,
  message_id bigint not null references webhook_messages (id) on delete cascade,
  at timestamptz not null,
  ms integer not null,
  status integer,
  problem text,
  answer text not null default ''
);
create index webhook_attempts_message on webhook_attempts (message_id, id);
