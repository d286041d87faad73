-- When a driver first saw a voucher, opened it and passed it on.
alter table vouchers
  add column seen_at timestamptz,
  add column opened_at timestamptz,
  add column first_shared_at timestamptz;
update vouchers set first_shared_at = shared_at where shared_at is not null;

-- What happened to the vouchers of a discount on a London day.
create table voucher_counts (
  club_discount_id bigint not null references club_discounts (id),
  club_id bigint not null references clubs (id),
  day date not null,
  issued integer not null,
  seen integer not null,
  opened integer not null,
  shared integer not null,
  used integer not null,
  expired integer not null,
  used_pence bigint not null,
  primary key (club_discount_id, day)
);
create index voucher_counts_club on voucher_counts (club_id, day);
create index voucher_counts_day on voucher_counts (day);

-- The same as it changed since; a job adds it up. Only ever inserted into, so that nobody waits for anybody.
create table voucher_count_changes (
  id bigint primary key generated always as identity,
  club_discount_id bigint not null,
  club_id bigint not null,
  day date not null,
  issued integer not null,
  seen integer not null,
  opened integer not null,
  shared integer not null,
  used integer not null,
  expired integer not null,
  used_pence bigint not null
);

-- What a voucher counts for, by day. One that was withdrawn counts for nothing.
create function voucher_counts_of(
  state text, issued_at timestamptz, seen_at timestamptz, opened_at timestamptz, shared_at timestamptz, used_at timestamptz, expires_on date, pence integer
) returns table (day date, issued integer, seen integer, opened integer, shared integer, used integer, expired integer, used_pence integer)
language sql stable parallel safe as $$
  select * from (values
    ((issued_at at time zone 'Europe/London')::date, 1, 0, 0, 0, 0, 0, 0),
    ((seen_at at time zone 'Europe/London')::date, 0, 1, 0, 0, 0, 0, 0),
    ((opened_at at time zone 'Europe/London')::date, 0, 0, 1, 0, 0, 0, 0),
    ((shared_at at time zone 'Europe/London')::date, 0, 0, 0, 1, 0, 0, 0),
    (case when state = 'used' then (used_at at time zone 'Europe/London')::date end, 0, 0, 0, 0, 1, 0, pence),
    (case when state = 'expired' then expires_on end, 0, 0, 0, 0, 0, 1, 0)
  ) counts (day, issued, seen, opened, shared, used, expired, used_pence)
  where counts.day is not null and state <> 'withdrawn'
$$;

create function note_voucher_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into voucher_count_changes (club_discount_id, club_id, day, issued, seen, opened, shared, used, expired, used_pence)
    select v.club_discount_id, v.club_id, c.day, sum(c.issued), sum(c.seen), sum(c.opened), sum(c.shared), sum(c.used), sum(c.expired), sum(c.used_pence)
    from new_rows v
    cross join lateral voucher_counts_of(v.state, v.issued_at, v.seen_at, v.opened_at, v.first_shared_at, v.used_at, v.expires_on, coalesce(v.used_pence, v.amount_pence)) c
    group by v.club_discount_id, v.club_id, c.day;
  elsif tg_op = 'DELETE' then
    insert into voucher_count_changes (club_discount_id, club_id, day, issued, seen, opened, shared, used, expired, used_pence)
    select v.club_discount_id, v.club_id, c.day, -sum(c.issued), -sum(c.seen), -sum(c.opened), -sum(c.shared), -sum(c.used), -sum(c.expired), -sum(c.used_pence)
    from old_rows v
    cross join lateral voucher_counts_of(v.state, v.issued_at, v.seen_at, v.opened_at, v.first_shared_at, v.used_at, v.expires_on, coalesce(v.used_pence, v.amount_pence)) c
    group by v.club_discount_id, v.club_id, c.day;
  else
    insert into voucher_count_changes (club_discount_id, club_id, day, issued, seen, opened, shared, used, expired, used_pence)
    select v.club_discount_id, v.club_id, c.day, sum(v.sign * c.issued), sum(v.sign * c.seen), sum(v.sign * c.opened), sum(v.sign * c.shared),
      sum(v.sign * c.used), sum(v.sign * c.expired), sum(v.sign * c.used_pence)
    from (
      select 1 as sign, club_discount_id, club_id, state, issued_at, seen_at, opened_at, first_shared_at, used_at, expires_on, used_pence, amount_pence from new_rows
      union all
      select -1, club_discount_id, club_id, state, issued_at, seen_at, opened_at, first_shared_at, used_at, expires_on, used_pence, amount_pence from old_rows
    ) v
    cross join lateral voucher_counts_of(v.state, v.issued_at, v.seen_at, v.opened_at, v.first_shared_at, v.used_at, v.expires_on, coalesce(v.used_pence, v.amount_pence)) c
    group by v.club_discount_id, v.club_id, c.day
    having array[sum(v.sign * c.issued), sum(v.sign * c.seen), sum(v.sign * c.opened), sum(v.sign * c.shared), sum(v.sign * c.used), sum(v.sign * c.expired), sum(v.sign * c.used_pence)]
      <> array[0, 0, 0, 0, 0, 0, 0]::bigint[];
  end if;
  return null;
end
$$;

create trigger vouchers_count_insert after insert on vouchers referencing new table as new_rows
  for each statement execute function note_voucher_counts();
create trigger vouchers_count_update after update on vouchers referencing old table as old_rows new table as new_rows
  for each statement execute function note_voucher_counts();
create trigger vouchers_count_delete after delete on vouchers referencing old table as old_rows
  for each statement execute function note_voucher_counts();

insert into voucher_counts
select v.club_discount_id, v.club_id, c.day, sum(c.issued), sum(c.seen), sum(c.opened), sum(c.shared), sum(c.used), sum(c.expired), sum(c.used_pence)
from vouchers v
cross join lateral voucher_counts_of(v.state, v.issued_at, v.seen_at, v.opened_at, v.first_shared_at, v.used_at, v.expires_on, coalesce(v.used_pence, v.amount_pence)) c
group by v.club_discount_id, v.club_id, c.day;
