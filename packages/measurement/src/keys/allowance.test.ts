import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { sessions } from "#measurement/table";
import { openMeasurementWorld } from "#testing/world";
import { countMeasurements } from "./allowance.ts";

const world = await openMeasurementWorld();

const used = async (id: number): Promise<number> =>
  (await world.service.keys.list()).find((entry) => entry.id === id)?.used ?? -1;

it("50 at once on an allowance of 10 are exactly 10", async () => {
  const { key, id } = await world.make.key({ allowance: 10 });
  const second = await world.another();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 === 0 ? world : second).send("createSession", { query: {} }, { bearer: key }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(["ALLOWANCE_SPENT"]));
  expect(await used(id)).toBe(10);
});

it("what does not fit as a whole counts nothing, and the answer says when to come back", async () => {
  world.clock.set(new Date("2026-11-30T23:00:00.000Z"));
  const { key } = await world.make.key({ allowance: 3 });
  const refused = await world.send("createSession", { query: { workflow: "3" } }, { bearer: key });
  expect([refused.status, refused.error?.code]).toEqual([429, "ALLOWANCE_SPENT"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3590);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3600);
  const three = { body: { measurement_token_count: 3 } };
  expect((await world.call("createTokens", three, { bearer: key })).measurement_tokens).toHaveLength(3);
  expect((await world.send("createTokens", { body: {} }, { bearer: key })).status).toBe(429);

  world.clock.set(new Date("2026-12-01T00:00:01.000Z"));
  expect((await world.send("createTokens", three, { bearer: key })).status).toBe(200);
});

it.each([
  [null, 200],
  [0, 429],
] as const)("an allowance of %s answers %s", async (allowance, status) => {
  const { key } = await world.make.key({ allowance });
  expect((await world.send("createSession", { query: {} }, { bearer: key })).status).toBe(status);
});

it("tyres that a plan adds are counted, once", async () => {
  const { key, id } = await world.make.key({ allowance: 4 });
  const session = await world.make.session({ key });
  const [row] = await world.service.run((ctx) => ctx.db.select().from(sessions).where(eq(sessions.id, session.id)));
  if (row === undefined) throw new Error("No session");
  const plan = (count: number, counted: number): Promise<void> =>
    world.service.run((ctx) => countMeasurements(ctx, { id, allowance: 4 }, { id: row.id, counted }, count));
  await plan(3, row.counted);
  expect(await used(id)).toBe(3);
  await plan(2, 3);
  expect(await used(id)).toBe(3);
  await expect(plan(5, 3)).rejects.toThrow();
  expect(await used(id)).toBe(3);
});
