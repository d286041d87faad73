import { openDatabase } from "@treadclub/kit/db/open";
import { openLog } from "@treadclub/kit/log";
import { afterAll, expect, inject, it } from "vitest";
import { fill } from "../bench/fill/fill.ts";
import { evenSize } from "../bench/fill/sizes.ts";
import { cloneDatabase } from "./database.ts";

const { url, drop } = await cloneDatabase(inject("databaseUrl"));
const db = openDatabase({ url, log: openLog({ level: "warn" }) });

afterAll(async () => {
  await db.close();
  await drop();
});

it("fills the tables as they are today, with checks and indexes back in place", async () => {
  const indexes = "select count(*) from pg_indexes where schemaname = 'public'";
  const { rows: before } = await db.pool.query(indexes);
  await fill(db.pool, evenSize("fill", 2_000));
  const { rows: after } = await db.pool.query(indexes);
  expect(after).toEqual(before);
  for (const table of ["bookings", "scans", "quotes", "vouchers", "notifications", "credit_orders"]) {
    const { rows } = await db.pool.query(`select count(*)::int as n from ${table}`);
    expect(rows, table).toEqual([{ n: 2_000 }]);
  }
  const { rows: counted } = await db.pool.query("select sum(issued)::int as n from voucher_counts");
  expect(counted).toEqual([{ n: 2_000 }]);
});
