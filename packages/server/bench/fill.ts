import { addDays, dayPlaces, isBankHoliday, londonDay, weekdayOf } from "@treadclub/rules";
import type pg from "pg";

export interface Filled {
  readonly memberIds: readonly number[];
  readonly bookingIds: readonly number[];
  readonly ownerUserIds: readonly number[];
  readonly driverUserId: number;
  readonly vehicleId: number;
  readonly locationIds: readonly number[];
  readonly starts: readonly string[];
}

/** 500 garages with two bays, 50,000 vehicles, 100,000 bookings, straight into the tables. */
export async function fill(pool: pg.Pool): Promise<Filled> {
  const run = (sql: string) => pool.query(sql);
  await run(
    "insert into users (email, first_name, last_name, created_at) select 'owner' || n || '@example.com', 'Owner', 'No ' || n, now() from generate_series(1, 500) n",
  );
  await run("insert into user_roles (user_id, role) select id, 'member' from users where email like 'owner%'");
  await run(
    "insert into members (company_name, email, phone, postcode, state, created_at) select 'Garage ' || n, 'garage' || n || '@example.com', '+441632960001', 'LS1 4AP', 'accepted', now() from generate_series(1, 500) n",
  );
  await run(
    "insert into member_users (user_id, member_id, position) select u.id, m.id, 'owner' from users u join members m on u.email = 'owner' || substr(m.company_name, 8) || '@example.com'",
  );
  await run(
    "insert into locations (member_id, name, address_line1, city, postcode, bays) select id, 'Main', '1 Forge Lane', 'Leeds', 'LS1 4AP', 2 from members",
  );
  await run(
    "insert into opening_hours (location_id, day, open_time, close_time) select id, d, '08:00', '18:00' from locations cross join generate_series(0, 5) d",
  );
  await run(
    "insert into users (email, first_name, last_name, created_at) select 'driver' || n || '@example.com', 'Driver', 'No ' || n, now() from generate_series(1, 5000) n",
  );
  await run("insert into user_roles (user_id, role) select id, 'consumer' from users where email like 'driver%'");
  await run("insert into consumers (id, created_at) select id, now() from users where email like 'driver%'");
  await run(`insert into vehicles (consumer_id, number, brand, model, colour, fuel, engine_size, tyre_size, load_rating, speed_rating, rear_tyre_size, rear_load_rating, rear_speed_rating, source, created_at)
    select (select min(id) from consumers) + n % 5000, 'B' || lpad(n::text, 6, '0'), 'Ford', 'Focus', 'Blue', 'Petrol', '999', '205/55 R16', '91', 'V', '', '', '', 'typed', now() from generate_series(1, 50000) n`);
  await run(`insert into bookings (type, state, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at)
    select 'free_check', 'done', l.member_id, l.id, v.consumer_id, v.id, now() - (n || ' hours')::interval, now() - (n || ' hours')::interval + interval '15 minutes', now()
    from generate_series(1, 100000) n join locations l on l.id = (select min(id) from locations) + n % 500 join vehicles v on v.id = (select min(id) from vehicles) + n % 50000`);
  await run("analyze");
  const ids = async (sql: string): Promise<number[]> =>
    (await pool.query<{ id: string }>(sql)).rows.map((row) => Number(row.id));
  return {
    memberIds: await ids("select id from members order by id"),
    bookingIds: await ids("select id from bookings order by id limit 2000"),
    ownerUserIds: await ids("select user_id as id from member_users order by member_id"),
    driverUserId: (await ids("select min(id) as id from consumers"))[0] ?? 0,
    vehicleId:
      (await ids("select id from vehicles where consumer_id = (select min(id) from consumers) limit 1"))[0] ?? 0,
    locationIds: await ids("select id from locations order by member_id"),
    starts: bookableStarts(),
  };
}

function bookableStarts(): string[] {
  const days = Array.from({ length: 28 }, (_, n) => addDays(londonDay(new Date()), n + 1)).filter(
    (day) => weekdayOf(day) < 6 && !isBankHoliday(day),
  );
  return days
    .flatMap((day) => dayPlaces({ day, openTime: "08:00", closeTime: "18:00", minutes: 15, stepMinutes: 30 }))
    .map((start) => start.toISOString());
}
