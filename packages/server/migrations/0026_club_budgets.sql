-- What a club may give out in all, cost at most, and give out a day; empty: without limit.
alter table clubs add column budget_vouchers integer check (budget_vouchers > 0);
alter table clubs add column budget_pence integer check (budget_pence > 0);
alter table clubs add column budget_per_day integer check (budget_per_day > 0);
-- How far the vouchers of a club have been issued to those who are in it.
create table club_issues (
  club_id bigint primary key references clubs (id),
  run text not null,
  total integer not null,
  done integer not null default 0,
  after_joined_at timestamptz not null default '-infinity',
  after_consumer_id bigint not null default 0,
  begun_at timestamptz not null,
  ended_at timestamptz
);
-- What a club has out is counted from the index alone.
create index vouchers_club on vouchers (club_id, state) include (amount_pence, used_pence, issued_at, expires_on);
create index club_memberships_joined on club_memberships (club_id, joined_at, consumer_id);
