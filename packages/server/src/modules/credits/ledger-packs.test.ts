import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { addPack, balanceOf, giveBackForScans, spendForScans, takeBackPack } from "./index.ts";

const testApp = await openTestApp();
const day = 24 * 3_600_000;
const inDays = (days: number): Date => new Date(testApp.clock.now().getTime() + days * day);
const left = (id: number, at = testApp.clock.now()) => balanceOf(testApp.db.read, id, at);
let orders = 1000;

async function withPack(credits = 4, welcome = 0) {
  const { id } = await testApp.make.consumer({ freeScans: welcome });
  const orderId = (orders += 1);
  const pack = { consumerId: id, orderId, credits, freeScans: credits, freeUntil: inDays(365) };
  await testApp.run((ctx) => addPack(ctx, pack));
  return { id, orderId, pack };
}

it("adds what it holds, once", async () => {
  const { id, pack } = await withPack();
  expect(await left(id)).toEqual({ balance: 8, free: 4, paid: 4 });
  await expect(testApp.run((ctx) => addPack(ctx, pack))).rejects.toThrow();
  expect(await left(id)).toEqual({ balance: 8, free: 4, paid: 4 });
});

it("is spent before the welcome as far as it ends, and after it as far as it stays", async () => {
  const { id } = await withPack(4, 2);
  await testApp.run((ctx) => spendForScans(ctx, id, [1, 2, 3, 4, 5]));
  expect(await left(id)).toEqual({ balance: 5, free: 1, paid: 4 });
  await testApp.run((ctx) => spendForScans(ctx, id, [6, 7]));
  expect(await left(id)).toEqual({ balance: 3, free: 0, paid: 3 });
});

it("is taken back without what was spent, and without what belongs to others", async () => {
  const { id, orderId } = await withPack(4, 2);
  await testApp.run((ctx) => spendForScans(ctx, id, [11, 12, 13]));
  expect(await testApp.run((ctx) => takeBackPack(ctx, id, orderId))).toBe(5);
  expect(await testApp.run((ctx) => takeBackPack(ctx, id, orderId))).toBe(0);
  expect(await left(id)).toEqual({ balance: 2, free: 2, paid: 0 });
  await testApp.run((ctx) => giveBackForScans(ctx, id, [11]));
  expect(await left(id)).toEqual({ balance: 3, free: 3, paid: 0 });
});

it("is spent or taken back, not both, when both happen at once", async () => {
  const { id, orderId } = await withPack(4);
  const [taken] = await Promise.all([
    testApp.run((ctx) => takeBackPack(ctx, id, orderId)),
    ...Array.from({ length: 6 }, (_, n) =>
      testApp.run((ctx) => spendForScans(ctx, id, [100 + n])).catch(() => undefined),
    ),
  ]);
  const { rows } = await testApp.db.pool.query<{ spent: number }>(
    "select -coalesce(sum(amount) filter (where reason = 'scan'), 0)::int as spent from credit_entries where consumer_id = $1",
    [id],
  );
  expect(taken + (rows[0]?.spent ?? 0) + (await left(id)).balance).toBe(8);
});

it("writes its free scans off once they have ended, a driver once", async () => {
  const { id } = await withPack(4, 1);
  await testApp.run((ctx) => spendForScans(ctx, id, [21]));
  testApp.clock.forward(366 * day);
  await Promise.all([testApp.app.jobs.run("expire-credits"), testApp.app.jobs.run("expire-credits")]);
  await testApp.app.jobs.run("expire-credits");
  const { rows } = await testApp.db.pool.query(
    "select amount, kind, reason from credit_entries where consumer_id = $1 and reason = 'expired'",
    [id],
  );
  expect(rows).toEqual([{ amount: -3, kind: "free", reason: "expired" }]);
  expect(await left(id)).toEqual({ balance: 5, free: 1, paid: 4 });
});

it("reminds of its free scans once, a month before they end", async () => {
  const { id } = await withPack(8);
  const notes = async () => {
    const { rows } = await testApp.db.pool.query<{ values: object }>(
      "select values from notifications where user_id = $1 and type = 'credits_expiring'",
      [id],
    );
    return rows.map((row) => row.values);
  };
  const run = () => testApp.app.jobs.run("remind-of-credits");
  testApp.clock.forward(334 * day);
  await run();
  expect(await notes()).toEqual([]);
  testApp.clock.forward(2 * day);
  await Promise.all([run(), run()]);
  await run();
  expect(await notes()).toEqual([
    expect.objectContaining({ count: 8, kind: "credits_expire", valid_until: expect.stringMatching(/^\d{4}-/) }),
  ]);
});
