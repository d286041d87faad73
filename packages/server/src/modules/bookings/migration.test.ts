import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@treadclub/kit/db/migrate";
import pg from "pg";
import { expect, inject, it, onTestFinished } from "vitest";
import { cloneDatabase, migrationsFolder } from "#testing/database";

const people = `
  insert into users (id, email, first_name, last_name, created_at) overriding system value values (1, 'anna@example.com', 'Anna', 'Khan', now());
  insert into consumers (id, created_at) values (1, now());
  insert into members (id, company_name, email, phone, postcode, state, created_at) overriding system value
    values (1, 'Tyres', 'tyres@example.com', '+441632960001', 'LS1 4AP', 'accepted', now());
  insert into locations (id, member_id, name, address_line1, city, postcode, latitude, longitude, bays) overriding system value
    values (1, 1, 'Main', '1 Forge Lane', 'Leeds', 'LS1 4AP', 53.79, -1.55, 3);
  insert into vehicles (id, consumer_id, number, brand, model, colour, fuel, engine_size, tyre_size, load_rating, speed_rating, rear_tyre_size, rear_load_rating, rear_speed_rating, source, created_at) overriding system value
    values (1, 1, 'CU57ABC', 'Ford', 'Focus', '', '', '', '205/55 R16', '91', 'V', '', '', '', 'typed', now());`;
const booked = (id: number, state: string, from: number, to: number) =>
  `insert into bookings (id, type, state, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at) overriding system value
     values (${id}, 'free_check', '${state}', 1, 1, 1, 1, now() + interval '${from} hours', now() + interval '${to} hours', now())`;
const held = (bay: number) =>
  `insert into places (location_id, bay, starts_at, ends_at, consumer_id, expires_at) values (1, ${bay}, now(), now() + interval '1 hour', 1, now() + interval '5 minutes')`;

it("takes over a car that is booked twice and a driver with two holds: no booking is lost, new ones are refused", async () => {
  const { url, drop } = await cloneDatabase(inject("databaseUrl"), "template1");
  const before = mkdtempSync(join(tmpdir(), "treadclub-migrations-"));
  const pool = new pg.Pool({ connectionString: url });
  // Dropping the database ends connections that are still closing.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  onTestFinished(async () => {
    await pool.end();
    await drop();
    rmSync(before, { recursive: true });
  });
  for (const file of readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql") && name < "0006"))
    cpSync(join(migrationsFolder, file), join(before, file));
  await migrate(pool, before);
  await pool.query(people);
  for (const sql of [
    booked(1, "accepted", 24, 26),
    booked(2, "awaiting_member", 25, 27),
    booked(3, "awaiting_member", 26, 28),
    booked(4, "cancelled", 24, 26),
    held(1),
    held(2),
  ])
    await pool.query(sql);
  await migrate(pool, migrationsFolder);
  const { rows } = await pool.query("select id::int, state, overlaps_another from bookings order by id");
  expect(rows).toEqual([
    { id: 1, state: "accepted", overlaps_another: false },
    { id: 2, state: "awaiting_member", overlaps_another: true },
    { id: 3, state: "awaiting_member", overlaps_another: true },
    { id: 4, state: "cancelled", overlaps_another: false },
  ]);
  expect((await pool.query("select bay from places")).rows).toEqual([{ bay: 2 }]);
  await expect(pool.query(booked(5, "awaiting_member", 25, 26))).rejects.toThrow("bookings_one_place_per_car");
  await expect(pool.query(held(3))).rejects.toThrow("places_one_hold");
  await pool.query("update bookings set state = 'accepted' where id = 2");
});
