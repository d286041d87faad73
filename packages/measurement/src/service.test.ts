import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();

it("keeps to its own schema, and reads without writing, also where the address of the database has options", async () => {
  const { key } = await testApp.make.key();
  const address = new URL(testApp.options.databaseUrl);
  address.searchParams.set("options", "-c statement_timeout=54321");
  const second = await testApp.another({ databaseUrl: address.href });
  expect((await second.send("createSession", { query: {} }, { bearer: key })).status).toBe(200);
  const { rows } = await second.service.db.read.execute(
    sql`select current_schema() as schema, current_setting('transaction_read_only') as read_only, current_setting('statement_timeout') as patience`,
  );
  expect(rows).toEqual([{ schema: "measurement", read_only: "on", patience: "54321ms" }]);
});
