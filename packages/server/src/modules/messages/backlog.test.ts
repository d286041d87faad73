import { expect, it, vi } from "vitest";
import { openTestApp } from "#testing/test-app";
import { mailUsers } from "./mail.ts";

const testApp = await openTestApp();

it("what piled up while nobody worked is sent without pauses, and one that fails keeps nobody", async () => {
  const who = await testApp.make.consumer();
  await testApp.run(async (ctx) => {
    for (let n = 0; n < 60; n += 1) await mailUsers(ctx, [who.id], "welcome", { amount: `£${n}`, link: "/app" });
  });
  const jobs = "select count(*)::int as n from pgboss.job where name = 'send-message' and state = $1";
  const count = async (state: string): Promise<number> =>
    (await testApp.db.pool.query<{ n: number }>(jobs, [state])).rows[0]?.n ?? 0;
  expect(await count("created")).toBe(60);
  await testApp.db.pool.query(
    `update pgboss.job set data = '{"id": "no number"}' where id = (select id from pgboss.job where name = 'send-message' order by created_on limit 1)`,
  );
  await testApp.app.jobs.work();
  // One every four seconds would take four minutes.
  await vi.waitFor(async () => expect(await count("completed")).toBe(59), { interval: 100 });
  // What becomes of it is written after the others of its batch.
  await vi.waitFor(async () => expect(await count("retry")).toBe(1), { interval: 50 });
});
