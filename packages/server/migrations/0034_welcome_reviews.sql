-- One person, one welcome voucher. Browsers that know each other's accounts are one browser.
alter table known_devices add column browser text;
update known_devices set browser = token_hash;
alter table known_devices alter column browser set not null;
create index known_devices_browser on known_devices (browser);

-- What a driver who earned the welcome voucher is known by, hashed with a key.
insert into shared_secrets (name, value, created_at)
values ('welcome marks', gen_random_uuid()::text || gen_random_uuid()::text, now()) on conflict do nothing;
create table welcome_marks (
  kind text not null check (kind in ('email', 'phone', 'car', 'device')),
  hash text not null,
  consumer_id bigint not null references consumers (id),
  marked_at timestamptz not null,
  primary key (kind, hash, consumer_id)
);
create index welcome_marks_consumer on welcome_marks (consumer_id);
create index welcome_marks_age on welcome_marks (marked_at);

create table welcome_reviews (
  id bigint primary key generated always as identity,
  consumer_id bigint not null unique references consumers (id),
  scan_id bigint not null,
  state text not null default 'checking'
    check (state in ('checking', 'given', 'refused', 'appealed', 'upheld', 'granted', 'withdrawn')),
  plate text not null,
  signals jsonb not null,
  strength text not null check (strength in ('weak', 'strong')),
  held_at timestamptz not null,
  answer_by timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users (id),
  reason text,
  appeal text,
  appealed_at timestamptz,
  appeal_answer text,
  appeal_answered_at timestamptz,
  appeal_answered_by bigint references users (id),
  version integer not null default 0
);
create index welcome_reviews_queue on welcome_reviews ((state not in ('checking', 'appealed')), answer_by, id);
create index welcome_reviews_state on welcome_reviews (state, answer_by, id);
create index welcome_reviews_held on welcome_reviews (held_at, id);
create index welcome_reviews_scan on welcome_reviews (scan_id);
