import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openMeasurementWorld } from "#testing/world";

const world = await openMeasurementWorld();

it("keeps to its own schema, and reads without writing, also where the address of the database has options", async () => {
  const { key } = await world.make.key();
  const address = new URL(world.options.databaseUrl);
  address.searchParams.set("options", "-c statement_timeout=54321");
  const second = await world.another({ databaseUrl: address.href });
  expect((await second.send("createSession", { query: {} }, { bearer: key })).status).toBe(200);
  const { rows } = await second.service.db.read.execute(
    sql`select current_schema() as schema, current_setting('transaction_read_only') as read_only, current_setting('statement_timeout') as patience`,
  );
  expect(rows).toEqual([{ schema: "measurement", read_only: "on", patience: "54321ms" }]);
});
