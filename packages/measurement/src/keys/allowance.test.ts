import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { sessions } from "#measurement/table";
import { openMeasurementApp } from "#testing/test-app";
import { countMeasurements } from "./allowance.ts";

const testApp = await openMeasurementApp();

const used = async (id: number): Promise<number> =>
  (await testApp.service.keys.list()).find((entry) => entry.id === id)?.used ?? -1;

it("50 at once on an allowance of 10 are exactly 10", async () => {
  const { key, id } = await testApp.make.key({ allowance: 10 });
  const second = await testApp.another();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 === 0 ? testApp : second).send("createSession", { query: {} }, { bearer: key }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(["ALLOWANCE_SPENT"]));
  expect(await used(id)).toBe(10);
});

it("what does not fit as a whole counts nothing, and the answer says when to come back", async () => {
  testApp.clock.set(new Date("2026-11-30T23:00:00.000Z"));
  const { key } = await testApp.make.key({ allowance: 3 });
  const refused = await testApp.send("createSession", { query: { workflow: "3" } }, { bearer: key });
  expect([refused.status, refused.error?.code]).toEqual([429, "ALLOWANCE_SPENT"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3590);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3600);
  const three = { body: { measurement_token_count: 3 } };
  expect((await testApp.call("createTokens", three, { bearer: key })).measurement_tokens).toHaveLength(3);
  expect((await testApp.send("createTokens", { body: {} }, { bearer: key })).status).toBe(429);

  testApp.clock.set(new Date("2026-12-01T00:00:01.000Z"));
  expect((await testApp.send("createTokens", three, { bearer: key })).status).toBe(200);
});

it.each([
  [null, 200],
  [0, 429],
] as const)("an allowance of %s answers %s", async (allowance, status) => {
  const { key } = await testApp.make.key({ allowance });
  expect((await testApp.send("createSession", { query: {} }, { bearer: key })).status).toBe(status);
});

it("tyres that a plan adds are counted, once", async () => {
  const { key, id } = await testApp.make.key({ allowance: 4 });
  const session = await testApp.make.session({ key });
  const [row] = await testApp.service.run((ctx) => ctx.db.select().from(sessions).where(eq(sessions.id, session.id)));
  if (row === undefined) throw new Error("No session");
  const plan = (count: number, counted: number): Promise<void> =>
    testApp.service.run((ctx) => countMeasurements(ctx, { id, allowance: 4 }, { id: row.id, counted }, count));
  await plan(3, row.counted);
  expect(await used(id)).toBe(3);
  await plan(2, 3);
  expect(await used(id)).toBe(3);
  await expect(plan(5, 3)).rejects.toThrow();
  expect(await used(id)).toBe(3);
});
