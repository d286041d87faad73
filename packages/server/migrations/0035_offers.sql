create table offer_settings (
  id bigint generated always as identity primary key,
  shown boolean not null,
  welcome_pence integer not null,
  welcome_days integer,
  cap_pence integer not null,
  texts jsonb not null,
  created_at timestamptz not null,
  created_by bigint references users (id)
);
create index offer_settings_author on offer_settings (created_by);
