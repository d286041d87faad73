-- What must hold in the database at any time. Each query returns the rows that break it: none where all is well.
-- `npm run doctor` runs them in one read-only snapshot; psql runs this file as it is. A line `-- name: title` begins a check.

-- guards: PostgreSQL has the constraints that hold the rest
select wanted.name as id, 'is missing' as what
from (values ('places_do_not_overlap'), ('places_in_order'), ('bookings_one_place_per_car'), ('vouchers_once'), ('quotes_once')) wanted (name)
where not exists (select 1 from pg_constraint c where c.conname = wanted.name and c.convalidated)
union all
select wanted.name, 'is missing'
from (values ('places_one_hold'), ('bookings_hold')) wanted (name)
where not exists (select 1 from pg_class c join pg_index i on i.indexrelid = c.oid where c.relname = wanted.name and i.indisunique and i.indisvalid);

-- bays: a bay has one booking or hold at a time
select a.id, 'overlaps place ' || b.id as what
from places a join places b on b.location_id = a.location_id and b.bay = a.bay and b.id > a.id
  and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
where a.booking_id is distinct from b.booking_id or a.booking_id is null;

-- cars: a car is at one place at a time; bookings from before that rule are left out
select a.id, 'overlaps booking ' || b.id || ' of car ' || a.vehicle_id as what
from bookings a join bookings b on b.vehicle_id = a.vehicle_id and b.id > a.id
  and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
where a.state in ('awaiting_member', 'awaiting_customer', 'accepted') and b.state in ('awaiting_member', 'awaiting_customer', 'accepted')
  and not a.overlaps_another and not b.overlaps_another;

-- booking_places: an open booking has its place, and one more where another time is proposed; one that fell through has none
select b.id, b.state || ' with ' || p.own || ' places at its time, ' || p.proposed || ' at the proposed one, ' || p.of_all || ' in all' as what
from bookings b cross join lateral (
  select count(*) as of_all,
    count(*) filter (where p.location_id = b.location_id and p.starts_at = b.starts_at and p.ends_at = b.ends_at) as own,
    count(*) filter (where p.location_id = b.location_id and p.starts_at = b.proposed_starts_at and p.ends_at = b.proposed_ends_at) as proposed
  from places p where p.booking_id = b.id
) p
where case
  when b.state in ('awaiting_member', 'accepted') then p.own <> 1 or p.of_all <> 1
  when b.state = 'awaiting_customer' then p.own <> 1 or p.proposed <> 1 or p.of_all <> 2
  when b.state in ('rejected', 'cancelled', 'expired') then p.of_all <> 0
  else p.of_all > 1
end;

-- holds: a driver holds one place, and a hold leads to one booking
select min(id)::text as id, count(*) || ' holds of driver ' || consumer_id as what from places where booking_id is null group by consumer_id having count(*) > 1
union all
select min(id)::text, count(*) || ' bookings of hold ' || hold_id from bookings where hold_id is not null group by consumer_id, hold_id having count(*) > 1;

-- quotes: a booked quote has one booking, no other quote has an open one, and of a request one is booked
select q.id, q.state || ' with ' || b.n || ' bookings' as what
from quotes q cross join lateral (
  select count(*) as n, count(*) filter (where b.state in ('awaiting_member', 'awaiting_customer', 'accepted')) as open
  from bookings b where b.quote_id = q.id and b.state in ('awaiting_member', 'awaiting_customer', 'accepted', 'done', 'no_show')
) b
where (q.state = 'booked' and b.n <> 1) or (q.state <> 'booked' and b.open > 0)
union all
select min(id), count(*) || ' booked quotes of request ' || request_id from quotes where state = 'booked' group by request_id having count(*) > 1;

-- vouchers: a voucher is used once, as its history says, what was undone aside, and says where and when
select v.id, v.state || ', used ' || coalesce(sum(case when h.to_state = 'used' then 1 when h.from_state = 'used' then -1 end), 0) || ' times' as what
from vouchers v left join state_history h on h.machine = 'voucher' and h.thing_id = v.id
  and (h.to_state = 'used' or h.from_state = 'used')
group by v.id having coalesce(sum(case when h.to_state = 'used' then 1 when h.from_state = 'used' then -1 end), 0) <> case v.state when 'used' then 1 else 0 end
union all
select id, 'used, without place or time' from vouchers where state = 'used' and (used_at is null or used_member_id is null)
union all
select id, 'reserved for no request' from vouchers where state = 'reserved' and (request_id is null or request_closed);

-- voucher_counts: what is counted of a discount is what its vouchers say
select coalesce(s.club_discount_id, v.club_discount_id) as id, 'counts ' || coalesce(s.counts::text, 'nothing') || ', its vouchers say ' || coalesce(v.counts::text, 'nothing') as what
from (
  select club_discount_id, array[sum(issued), sum(seen), sum(opened), sum(shared), sum(used), sum(expired), sum(used_pence)]::bigint[] as counts
  from (
    select club_discount_id, issued, seen, opened, shared, used, expired, used_pence from voucher_counts
    union all select club_discount_id, issued, seen, opened, shared, used, expired, used_pence from voucher_count_changes
  ) counted group by club_discount_id
) s
full join (
  select v.club_discount_id, array[sum(c.issued), sum(c.seen), sum(c.opened), sum(c.shared), sum(c.used), sum(c.expired), sum(c.used_pence)]::bigint[] as counts
  from vouchers v
  cross join lateral voucher_counts_of(v.state, v.issued_at, v.seen_at, v.opened_at, v.first_shared_at, v.used_at, v.expires_on, coalesce(v.used_pence, v.amount_pence)) c
  group by v.club_discount_id
) v on v.club_discount_id = s.club_discount_id
where coalesce(s.counts, array[0, 0, 0, 0, 0, 0, 0]) <> coalesce(v.counts, array[0, 0, 0, 0, 0, 0, 0]);

-- sidewalls: a sidewall scan has one tyre, or one of each axle, all confirmed once it is completed; other scans have none
select s.id, s.type || ' ' || s.state || ' with ' || w.tyres || ' sidewalls, ' || w.confirmed || ' confirmed' as what
from scans s cross join lateral (
  select count(*) as tyres, count(confirmed) as confirmed, count(distinct split_part(position, '_', 1)) as axles
  from scan_sidewalls where scan_id = s.id
) w
where case
  when s.type <> 'sidewall' then w.tyres > 0
  when s.state = 'deleted' then false
  else w.tyres not in (1, 2) or w.axles <> w.tyres or (s.state = 'completed' and w.confirmed <> w.tyres)
end;

-- credits: nobody has fewer than no credits, and a scan costs one at most
select consumer_id as id, 'has ' || sum(amount) || ' credits' as what from credit_entries group by consumer_id having sum(amount) < 0
union all
select ref_id, 'scan that cost ' || -sum(amount) || ' credits'
from credit_entries where reason in ('scan', 'scan_rejected', 'rejection_undone') group by consumer_id, ref_id having sum(amount) not in (-1, 0)
union all
select consumer_id, 'has ' || sum(amount) || ' credits of one kind, end and order'
from credit_entries group by consumer_id, kind, expires_at, order_id having sum(amount) < 0;

-- orders: a paid order has its pack in the ledger once, and no other has; money that went back is no more than came in
select o.id, o.state || ' with ' || p.entries || ' entries, ' || p.paid || ' credits and ' || p.free || ' free scans' as what
from credit_orders o cross join lateral (
  select count(*) as entries, coalesce(sum(e.amount) filter (where e.kind = 'paid'), 0) as paid, coalesce(sum(e.amount) filter (where e.kind = 'free'), 0) as free
  from credit_entries e where e.order_id = o.id and e.consumer_id = o.consumer_id and e.reason = 'pack'
) p
where array[p.entries, p.paid, p.free] <> case when o.state in ('paid', 'refunding', 'refunded') then array[2, o.credits, o.free_scans]::bigint[] else array[0, 0, 0]::bigint[] end
union all
select e.id, 'entry of order ' || e.order_id || ' of another driver, or of none' from credit_entries e
where e.order_id is not null and not exists (select 1 from credit_orders o where o.id = e.order_id and o.consumer_id = e.consumer_id)
union all
select id, state || ', without its payment' from credit_orders where state in ('paid', 'refunding', 'refunded') and (paid_at is null or payment is null)
union all
select id, state || ', refund of ' || coalesce(refund_pence::text, 'nothing') from credit_orders
where (state in ('refunding', 'refunded')) <> (refund_pence is not null) or refund_pence > price_pence or (state = 'refunded') <> (refunded_at is not null)
union all
select id, 'refund asked for since ' || to_char(refund_asked_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') from credit_orders
where state = 'refunding' and refund_asked_at < now() - interval '3 days';

-- states: a record is in the state that its history ends with
with records (machine, id, state) as (
  select 'booking', id, state from bookings
  union all select 'quote', id, state from quotes
  union all select 'voucher', id, state from vouchers
  union all select 'scan', id, state from scans
  union all select 'club', id, state from clubs
  union all select 'member', id, state from members
  union all select 'consumer', id, state from consumers
  union all select 'complaint', id, state from data_complaints
  union all select 'welcome_review', id, state from welcome_reviews
  union all select 'order', id, state from credit_orders
  union all select 'notification', id, state from notifications
)
select r.id, r.machine || ' is ' || r.state || ', its history says ' || coalesce(h.to_state, 'nothing') as what
from records r left join lateral (
  select to_state from state_history h where h.machine = r.machine and h.thing_id = r.id order by h.id desc limit 1
) h on true
-- Some clubs, companies and notifications begin in their state, without a move.
where h.to_state <> r.state or (h.to_state is null and r.machine in ('booking', 'quote', 'voucher', 'scan', 'complaint', 'order', 'welcome_review'));

-- histories: each move begins where the one before it ended
select thing_id as id, machine || ': ' || event || ' from ' || coalesce(from_state, 'nothing') || ' after ' || coalesce(before, 'nothing') as what
from (
  select *, lag(to_state) over (partition by machine, thing_id order by id) as before, row_number() over (partition by machine, thing_id order by id) as n
  from state_history
) h
where n > 1 and from_state is distinct from before;

-- messages_lost: a message that waits has a job that will send it
select m.id, 'waits since ' || to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' and has no job' as what
from outbox_messages m
where m.state = 'waiting' and not exists (
  select 1 from pgboss.job j where j.name = 'send-message' and j.state in ('created', 'retry', 'active') and j.data ->> 'id' = m.id::text);

-- messages_twice: a message is written once for one occasion, and says when it was sent
select id, 'is ' || state || case when sent_at is null then ' without a time' else ' with a time' end as what
from outbox_messages where (state = 'sent') <> (sent_at is not null)
union all
select min(id), count(*) || ' messages for one occasion' from outbox_messages where once_key is not null group by once_key having count(*) > 1;

-- messages_repeated: one piece of work writes a message once; texts that were blanked tell nothing
select min(id) as id, count(*) || ' times to ' || recipient as what
from outbox_messages where body <> '' group by recipient, subject, body, created_at having count(*) > 1;
