create table member_groups (
  id bigint generated always as identity primary key,
  title text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  version integer not null default 0
);
create table member_group_companies (
  id bigint generated always as identity primary key,
  group_id bigint not null references member_groups (id),
  member_id bigint not null references members (id),
  invited_at timestamptz not null,
  joined_at timestamptz,
  left_at timestamptz
);
create unique index member_group_companies_once on member_group_companies (group_id, member_id) where left_at is null;
create index member_group_companies_member on member_group_companies (member_id, group_id);
-- Where a club's vouchers are good besides its member; a voucher keeps the group of the day it was issued.
alter table clubs add column group_id bigint references member_groups (id);
create index clubs_group on clubs (group_id);
alter table vouchers add column group_id bigint references member_groups (id);
