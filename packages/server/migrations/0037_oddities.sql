-- What was odd at tills and clubs: written down once a day for each, never refused.
create table oddities (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('till_minute', 'till_hour', 'till_undo', 'club_browser')),
  subject text not null,
  day date not null,
  member_id bigint references members (id),
  club_id bigint references clubs (id),
  user_id bigint references users (id),
  voucher_id bigint references vouchers (id),
  count integer not null,
  since timestamptz not null,
  until timestamptz not null,
  unique (kind, subject, day)
);
create index oddities_newest on oddities (until, id);
create index oddities_member on oddities (member_id, until, id);

-- A company and the administrators look at it each for themselves.
create table oddity_looks (
  oddity_id bigint not null references oddities (id) on delete cascade,
  side text not null check (side in ('member', 'office')),
  looked_at timestamptz not null,
  user_id bigint references users (id),
  note text not null,
  primary key (oddity_id, side)
);
create index voucher_redemptions_newest on voucher_redemptions (redeemed_at);
create index voucher_redemptions_undone on voucher_redemptions (undone_at) where undone_at is not null;
create index club_memberships_newest on club_memberships (joined_at);
