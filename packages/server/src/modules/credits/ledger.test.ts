import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { balanceOf, chargeScanAgain, giveBackForScans, spendForScans } from "./index.ts";
import { creditEntries } from "./table.ts";

const testApp = await openTestApp();
const day = 24 * 3_600_000;

async function driver(free: number): Promise<number> {
  const { id } = await testApp.make.consumer({ freeScans: free });
  return id;
}
const left = (id: number) => balanceOf(testApp.db.read, id, testApp.clock.now());

describe("scan credits", () => {
  it("are spent once each, also by ten scans at once", async () => {
    const id = await driver(1);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => testApp.run((ctx) => spendForScans(ctx, id, [n + 1]))),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(
      results.filter((result) => result.status === "rejected" && result.reason.code === "NO_SCANS_LEFT"),
    ).toHaveLength(9);
    expect(await left(id)).toEqual({ balance: 0, free: 0, paid: 0 });
  });

  it("are spent from what expires first, and expired ones do not count", async () => {
    const id = await driver(1);
    const soon = new Date(testApp.clock.now().getTime() + day);
    await testApp.run(async (ctx) => {
      await ctx.db
        .insert(creditEntries)
        .values({ consumerId: id, amount: 2, kind: "paid", reason: "pack", expiresAt: soon, at: ctx.now });
    });
    await testApp.run((ctx) => spendForScans(ctx, id, [1]));
    expect(await left(id)).toEqual({ balance: 2, free: 1, paid: 1 });
    expect(await balanceOf(testApp.db.read, id, new Date(soon.getTime() + 1))).toEqual({
      balance: 1,
      free: 1,
      paid: 0,
    });
  });

  it("come back once when a scan is rejected, and are charged again when that is undone", async () => {
    const id = await driver(1);
    await testApp.run((ctx) => spendForScans(ctx, id, [7]));
    await testApp.run((ctx) => giveBackForScans(ctx, id, [7]));
    await testApp.run((ctx) => giveBackForScans(ctx, id, [7]));
    expect((await left(id)).balance).toBe(1);
    expect(await testApp.run((ctx) => chargeScanAgain(ctx, id, 7))).toBe(true);
    expect((await left(id)).balance).toBe(0);
    expect(await testApp.run((ctx) => chargeScanAgain(ctx, id, 8))).toBe(false);
  });

  it("come back with time to use them, and not for a scan that cost nothing", async () => {
    const id = await driver(0);
    const expiresAt = new Date(testApp.clock.now().getTime() + day);
    await testApp.run(async (ctx) => {
      await ctx.db
        .insert(creditEntries)
        .values({ consumerId: id, amount: 1, kind: "free", reason: "pack", expiresAt, at: ctx.now });
    });
    await testApp.run((ctx) => spendForScans(ctx, id, [9]));
    await testApp.run((ctx) => giveBackForScans(ctx, id, [9]));
    await testApp.run((ctx) => giveBackForScans(ctx, id, [10]));
    const inWeeks = new Date(testApp.clock.now().getTime() + 29 * day);
    expect((await balanceOf(testApp.db.read, id, inWeeks)).balance).toBe(1);
    expect((await balanceOf(testApp.db.read, id, new Date(inWeeks.getTime() + 2 * day))).balance).toBe(0);
  });
});
