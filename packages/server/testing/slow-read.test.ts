import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "./test-app.ts";

const testApp = await openTestApp({ readMs: 1_000 });

it("a read that takes too long is given up, and its caller is asked to come back", async () => {
  const admin = await testApp.make.admin();
  const read = () => testApp.as(admin).send("getOutbox", { body: { page: 1, per_page: 20, search: "slow" } });
  await read();
  const holder = await testApp.db.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("begin; lock table outbox_messages in access exclusive mode");
  const { status, error } = await read();
  expect([status, error]).toMatchObject([429, { code: "RATE_LIMITED", details: { retry_after_seconds: 10 } }]);
  await holder.query("rollback");
  expect((await read()).status).toBe(200);
});
