import { noConditions } from "@treadclub/rules";
import { driverIdOf } from "./ids.ts";
import { surnameSql } from "./names.ts";
import { ownersWithVouchers, type Size } from "./sizes.ts";

/** Every fourth quote of a member is booked, and its booking is a fitting. */
const bookedEvery = 4;
/** So many bookings of each member wait for it. */
const waitingPerMember = 3;
/** So many scans wait for a reviewer, however many there are. */
const waitingScans = 200;
const takenPerLocation = 40;

/** Quotes, bookings and their slots, scans, vouchers, notifications and orders. */
export const recordStatements = (size: Size): string[] => [
  ...quotes(size),
  ...bookings(size),
  "insert into consumer_links (member_id, consumer_id, reason, ref_id, created_at) select member_id, consumer_id, 'quoted', id, now() from quotes",
  scans(size),
  ...vouchers(size),
  notifications(size),
  ...orders(size),
];

/** Of the nth quote or booking: the member, the vehicle, its driver, and which one of the member it is, from 0. */
const ownersOf = (size: Size) => ({
  member: `(n - 1) % ${size.garages} + 1`,
  vehicle: `(n - 1) % ${size.vehicles} + 1`,
  driver: `${driverIdOf(size, 1)} + (n - 1) % ${size.vehicles} % ${size.drivers}`,
  turn: `(n - 1) / ${size.garages}`,
});

function quotes(size: Size): string[] {
  const { member, vehicle, driver, turn } = ownersOf(size);
  const series = `from generate_series(1, ${size.rows}) n`;
  return [
    `insert into quote_requests (id, consumer_id, vehicle_id, positions, quantity, tyre_size, load_rating, speed_rating, tyre_brand, message, created_at) overriding system value
     select n, ${driver}, ${vehicle}, '{front_left,front_right}', 2, '205/55 R16', '91', 'V', 'Any', 'Morning suits me best', now() ${series}`,
    `insert into quotes (id, number, request_id, member_id, consumer_id, state, requested_at, expires_at, answered_at, brand, unit_price_pence, services, fitting_minutes) overriding system value
     select n, 'Q' || lpad(n::text, 8, '0'), n, ${member}, ${driver}, (array['booked', 'awaiting_member', 'awaiting_customer', 'expired'])[${turn} % ${bookedEvery} + 1], now() - ${turn} * interval '1 hour', now() + interval '7 days',
     case when ${turn} % ${bookedEvery} <> 1 then now() end, case when ${turn} % ${bookedEvery} <> 1 then 'Michelin' end, case when ${turn} % ${bookedEvery} <> 1 then 8900 end,
     case when ${turn} % ${bookedEvery} <> 1 then '[{"name": "Wheel alignment", "quantity": 1, "price_pence": 3500}]'::jsonb else '[]'::jsonb end, 60 ${series}`,
  ];
}

function bookings(size: Size): string[] {
  const { member, vehicle, driver, turn } = ownersOf(size);
  const startsAt = `date_trunc('hour', now()) - ${turn} * interval '1 hour'`;
  return [
    `insert into bookings (id, type, state, quote_id, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, total_pence, requested_at) overriding system value
     select n, case when ${turn} % ${bookedEvery} = 0 then 'fitting' else 'free_check' end, case when ${turn} < ${waitingPerMember} then 'awaiting_member' else 'done' end,
     case when ${turn} % ${bookedEvery} = 0 then n end, ${member}, ${member}, ${driver}, ${vehicle}, ${startsAt}, ${startsAt} + interval '15 minutes',
     case when ${turn} % ${bookedEvery} = 0 then 21300 end, now() from generate_series(1, ${size.rows}) n`,
    "insert into places (location_id, bay, starts_at, ends_at, booking_id, consumer_id) select location_id, 1, starts_at, ends_at, id, consumer_id from bookings",
    past(size),
    `insert into places (location_id, bay, starts_at, ends_at, booking_id, consumer_id)
     select l, 1, at, at + interval '15 minutes', l, ${driverIdOf(size, 1)}
     from generate_series(1, ${size.garages}) l cross join generate_series(0, ${takenPerLocation - 1}) k,
     lateral (select date_trunc('day', now()) + (1 + k / 4) * interval '1 day' + (9 + 2 * (k % 4)) * interval '1 hour' as at) t`,
  ];
}

/** The past of a location grows with the years: quarters of an hour before all of its bookings, each of another driver. */
const past = ({ past: { locations, slots }, rows }: Size): string =>
  `insert into places (location_id, bay, starts_at, ends_at, booking_id, consumer_id)
   select l, 1 + k % 2, at, at + interval '15 minutes', b.id, b.consumer_id
   from generate_series(1, ${locations}) l cross join generate_series(1, ${slots}) k join bookings b on b.id = ${rows} - (k - 1) % ${rows},
   lateral (select date_trunc('hour', now()) - interval '1 year' - k / 2 * interval '15 minutes' as at) t`;

const scans = (size: Size): string =>
  `insert into scans (id, consumer_id, vehicle_id, member_id, position, state, results, inner_mm, middle_mm, outer_mm, minimum_mm, tyre_size, submitted_at, waiting_since, completed_at) overriding system value
   select n, ${driverIdOf(size, 1)} + (n - 1) % ${size.activeDrivers}, (n - 1) % ${size.activeDrivers} + 1, (n - 1) % ${size.activeDrivers} % ${size.garages} + 1, (array['front_left', 'front_right', 'rear_left', 'rear_right'])[n / ${size.activeDrivers} % 4 + 1],
   case when n <= ${waitingScans} then 'awaiting_admin_review' else 'completed' end, case when n <= ${waitingScans} then '{}'::text[] else '{passed}'::text[] end, 4.1, 4.4, 4.2, 4.1, '205/55 R16',
   now() - n * interval '1 second', case when n <= ${waitingScans} then now() - n * interval '1 second' end, case when n <= ${waitingScans} then null else now() end from generate_series(1, ${size.rows}) n`;

/** All are of the club of member 1, but two of each of the first drivers: these go with the quote of that driver's booking. */
const vouchers = (size: Size): string[] => [
  `insert into clubs (id, member_id, title, name, code, state, active, created_at, live_since) overriding system value
   values (1, 1, 'Garage 1', 'Club of Garage 1', 'BENCH1', 'approved', true, now(), now())`,
  `insert into club_discounts (id, club_id, title, subtitle, description, terms, amount_pence, conditions) overriding system value
   select n, 1, 'Ten pounds off', 'Any two tyres', 'Ten pounds off any two tyres', 'One per visit', 1000, '${JSON.stringify(noConditions)}' from generate_series(1, ${size.rows / size.activeDrivers}) n`,
  `insert into vouchers (id, code, consumer_id, club_id, club_discount_id, member_id, title, subtitle, description, terms, amount_pence, conditions, issued_at, expires_on) overriding system value
   select n, 'V' || lpad(n::text, 9, '0'), ${driverIdOf(size, 1)} + (n - 1) % ${size.activeDrivers}, 1, (n - 1) / ${size.activeDrivers} + 1, 1, 'Ten pounds off', 'Any two tyres', 'Ten pounds off any two tyres', 'One per visit', 1000, '${JSON.stringify(noConditions)}', now(), current_date + 60
   from generate_series(1, ${size.rows}) n`,
  `update vouchers set state = 'reserved', request_id = (id - 1) % ${size.activeDrivers} + 1, member_id = (id - 1) % ${size.activeDrivers} % ${size.garages} + 1
   where id <= 2 * ${size.activeDrivers} and (id - 1) % ${size.activeDrivers} < ${ownersWithVouchers}`,
  // The fill runs without triggers.
  `insert into voucher_counts select club_discount_id, club_id, (issued_at at time zone 'Europe/London')::date, count(*), 0, 0, 0, 0, 0, 0 from vouchers group by 1, 2, 3`,
];

const notifications = (size: Size): string =>
  `insert into notifications (id, user_id, role, type, state, values, open_field, open_field_type, created_at) overriding system value
   select n, ${driverIdOf(size, 1)} + (n - 1) % ${size.activeDrivers}, 'consumer', 'scan_result', case when n / ${size.activeDrivers} % 2 = 0 then 'unread' else 'read' end,
   '{"number": "B0000001", "position": "front_left"}', n, 'scan', now() - n * interval '1 second' from generate_series(1, ${size.rows}) n`;

/** So many orders, however many there are, were refunded. */
const refundedOrders = 50;

/** Every other one is paid. Each stands in the ledger, whose length is what counts here. */
const orders = (size: Size): string[] => [
  `insert into credit_orders (id, reference, consumer_id, state, credits, free_scans, price_pence, vat_pence, vat_basis_points, provider, session, checkout_url, created_at, paid_at, refunded_at) overriding system value
   select n, 'TC-' || upper(${surnameSql("n")}) || '-' || n, ${driverIdOf(size, 1)} + (n - 1) % ${size.activeDrivers}, case when n <= ${refundedOrders} then 'refunded' when n % 2 = 0 then 'paid' else 'expired' end, 4, 0, 599, 100, 2000, 'test', 'session ' || n, 'http://localhost/pay/' || n,
   now() - n * interval '1 second', case when n % 2 = 0 or n <= ${refundedOrders} then now() - n * interval '1 second' end, case when n <= ${refundedOrders} then now() end from generate_series(1, ${size.rows}) n`,
  `insert into credit_entries (id, consumer_id, amount, kind, reason, order_id, at) overriding system value
   select id, consumer_id, 4, 'paid', 'pack', id, created_at from credit_orders`,
];
