-- A hold leads to one booking, whatever becomes of either.
alter table bookings add column hold_id bigint;
create unique index bookings_hold on bookings (consumer_id, hold_id) where hold_id is not null;

-- A driver holds one place at a time. Holds last five minutes: of several the newest stays.
delete from places p using places newer
  where p.booking_id is null and newer.booking_id is null and newer.consumer_id = p.consumer_id and newer.id > p.id;
create unique index places_one_hold on places (consumer_id) where booking_id is null;

-- A booking for which another time is proposed may have a second slot that overlaps its first one.
alter table places drop constraint places_do_not_overlap;
alter table places add constraint places_do_not_overlap
  exclude using gist (location_id with =, bay with =, tstzrange(starts_at, ends_at) with &&, coalesce(booking_id, -id) with <>);

-- A car is at one place at a time. Of open bookings that overlap already all stand; the earliest made keeps the time for the car.
alter table bookings add column overlaps_another boolean not null default false;
update bookings b set overlaps_another = true
  where state in ('awaiting_member', 'awaiting_customer', 'accepted') and exists (
    select 1 from bookings o where o.vehicle_id = b.vehicle_id and o.id < b.id and o.state in ('awaiting_member', 'awaiting_customer', 'accepted')
      and o.starts_at < b.ends_at and o.ends_at > b.starts_at);
alter table bookings add constraint bookings_one_place_per_car
  exclude using gist (vehicle_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state in ('awaiting_member', 'awaiting_customer', 'accepted') and not overlaps_another);
