create table deals (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  texts jsonb not null,
  price_pence integer,
  was_pence integer,
  was_since date,
  saving_pence integer,
  starts_on date not null,
  ends_on date not null,
  quote_link boolean not null default true,
  hidden boolean not null default false,
  photo_id uuid references photos (id) on delete set null,
  place integer not null,
  created_at timestamptz not null,
  version integer not null default 0,
  constraint deals_dates check (ends_on >= starts_on),
  constraint deals_offer check ((price_pence is null) <> (saving_pence is null))
);
create index deals_member on deals (member_id, place, id);
create index deals_photo on deals (photo_id);
