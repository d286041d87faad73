import { stateHistory } from "@treadclub/kit/tables";
import { addDays, londonDay } from "@treadclub/rules";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#modules/messages";
import { openTestApp } from "#testing/test-app";
import {
  freeVouchers,
  issueWelcome,
  reserveVouchers,
  useReservedVouchers,
  vouchers,
  withdrawVouchersOfScan,
} from "./index.ts";

const testApp = await openTestApp();
const today = londonDay(testApp.clock.now());
const stateOf = async (id: number) =>
  (await testApp.db.read.select({ state: vouchers.state }).from(vouchers).where(eq(vouchers.id, id)))[0]?.state;
const historyOf = async (id: number) => {
  const rows = await testApp.db.read
    .select()
    .from(stateHistory)
    .where(and(eq(stateHistory.machine, "voucher"), eq(stateHistory.thingId, id)))
    .orderBy(asc(stateHistory.id));
  return rows.map((row) => row.event);
};
const reserve = (consumerId: number, voucherIds: number[], requestId: number) =>
  testApp.run((ctx) => reserveVouchers(ctx, { consumerId, voucherIds, requestId }));
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ title: `Offer ${n}`, amount_pence: 500 + n }));

/** A driver with vouchers of one fitter. */
async function holder(count: number, inputs: { endsOn?: string } = {}) {
  const fitter = await testApp.make.member();
  const driver = await testApp.make.consumer();
  const made = await testApp.make.join(
    driver.id,
    await testApp.make.club(fitter.id, { discounts: many(count), ...inputs }),
  );
  return { fitter, driver, ids: made.map((voucher) => voucher.id) };
}

describe("the welcome voucher", () => {
  it("is issued once ever, also when two scans are completed at once", async () => {
    const driver = await testApp.make.consumer();
    const made = await Promise.all(
      [201, 202, 203].map((scanId) => testApp.run((ctx) => issueWelcome(ctx, driver.id, scanId))),
    );
    expect(made.filter((id) => id !== null)).toHaveLength(1);
    const rows = await testApp.db.read.select().from(vouchers).where(eq(vouchers.consumerId, driver.id));
    expect(rows).toMatchObject([{ amountPence: 500, memberId: null, state: "issued" }]);
    expect(await testApp.db.read.select().from(notifications).where(eq(notifications.userId, driver.id))).toMatchObject(
      [{ type: "voucher_issued", openField: rows[0]?.id, openFieldType: "voucher" }],
    );
  });

  it("is withdrawn with its scan while unused, and comes back with the next completed one", async () => {
    const driver = await testApp.make.consumer();
    const id = (await testApp.make.welcomeVoucher(driver.id, 301))?.id ?? 0;
    await testApp.run((ctx) => withdrawVouchersOfScan(ctx, 999));
    expect(await stateOf(id)).toBe("issued");
    await testApp.run((ctx) => withdrawVouchersOfScan(ctx, 301));
    expect(await stateOf(id)).toBe("withdrawn");
    expect(await testApp.run((ctx) => issueWelcome(ctx, driver.id, 302))).toBe(id);
    expect(await testApp.run((ctx) => issueWelcome(ctx, driver.id, 303))).toBeNull();
    expect(await historyOf(id)).toEqual(["create", "withdraw", "reissue"]);
  });

  it("that was used stays used when its scan is undone, and is not given again", async () => {
    const [driver, fitter] = [await testApp.make.consumer(), await testApp.make.member()];
    const voucher = await testApp.make.welcomeVoucher(driver.id, 401);
    await testApp
      .as(fitter.owner)
      .call("setUsedConsumerDiscount", { params: { id: String(voucher?.id) }, body: { code: voucher?.code } });
    await testApp.run((ctx) => withdrawVouchersOfScan(ctx, 401));
    expect(await stateOf(voucher?.id ?? 0)).toBe("used");
    expect(await testApp.run((ctx) => issueWelcome(ctx, driver.id, 402))).toBeNull();
  });
});

describe("reserving", () => {
  it("takes at most four, only own ones, only free ones, and all or none", async () => {
    const { driver, ids } = await holder(5);
    const other = await holder(1);
    await expect(reserve(driver.id, ids, 501)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      fields: { voucher_ids: "too_many" },
    });
    await expect(reserve(driver.id, [...ids.slice(0, 1), ...other.ids], 501)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await reserve(driver.id, ids.slice(0, 1), 501);
    await expect(reserve(driver.id, ids.slice(0, 2), 502)).rejects.toMatchObject({ code: "STATE_CONFLICT" });
    expect(await Promise.all(ids.slice(0, 2).map(stateOf))).toEqual(["reserved", "issued"]);
  });

  it("by two requests at once gives a voucher to one", async () => {
    const { driver, ids } = await holder(2);
    const done = await Promise.allSettled([reserve(driver.id, ids, 511), reserve(driver.id, ids.toReversed(), 512)]);
    expect(done.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const rows = await testApp.db.read
      .select({ requestId: vouchers.requestId })
      .from(vouchers)
      .where(eq(vouchers.consumerId, driver.id));
    expect(new Set(rows.map((row) => row.requestId)).size).toBe(1);
  });

  it("ends free again, or expired when its day is over meanwhile", async () => {
    const {
      driver,
      ids: [kept = 0, late = 0],
    } = await holder(2, { endsOn: today });
    await reserve(driver.id, [kept, late], 521);
    await testApp.run((ctx) =>
      ctx.db
        .update(vouchers)
        .set({ expiresOn: addDays(today, -1) })
        .where(eq(vouchers.id, late)),
    );
    await testApp.run((ctx) => freeVouchers(ctx, [521]));
    expect([await stateOf(kept), await stateOf(late)]).toEqual(["issued", "expired"]);
  });

  it("ends used where the booking was done, and free for what that fitter does not honour", async () => {
    const {
      driver,
      ids: [own = 0],
    } = await holder(1);
    const second = await testApp.make.member();
    const foreign =
      (await testApp.make.join(driver.id, await testApp.make.club(second.id))).find(
        (voucher) => voucher.memberId === second.id,
      )?.id ?? 0;
    const welcome = (await testApp.make.welcomeVoucher(driver.id, 531))?.id ?? 0;
    await reserve(driver.id, [own, foreign, welcome], 531);
    expect(
      await testApp.run((ctx) =>
        useReservedVouchers(ctx, {
          requestId: 531,
          memberId: second.id,
          taken: new Map([foreign, welcome].map((id) => [id, 100])),
        }),
      ),
    ).toEqual([foreign, welcome]);
    expect([await stateOf(own), await stateOf(foreign), await stateOf(welcome)]).toEqual(["issued", "used", "used"]);
  });
});

describe("expiry", () => {
  it("comes after the last day in London, to issued ones only, and once", async () => {
    const {
      driver,
      ids: [first = 0, reserved = 0],
    } = await holder(2, { endsOn: today });
    const later = await holder(1, { endsOn: addDays(today, 1) });
    await reserve(driver.id, [reserved], 601);
    await testApp.app.jobs.run("expire-vouchers");
    expect(await stateOf(first)).toBe("issued");
    testApp.clock.forward(24 * 3_600_000);
    await Promise.all([testApp.app.jobs.run("expire-vouchers"), testApp.app.jobs.run("expire-vouchers")]);
    expect([await stateOf(first), await stateOf(reserved), await stateOf(later.ids[0] ?? 0)]).toEqual([
      "expired",
      "reserved",
      "issued",
    ]);
    expect(await historyOf(first)).toEqual(["create", "expire"]);
    testApp.clock.forward(-24 * 3_600_000);
  });
});

describe("a driver's list", () => {
  const list = (driver: { token: string; id: number }, body: object) =>
    testApp.as(driver).sendRaw("getConsumerDiscounts", { params: { id: driver.id }, body });

  it("costs the same number of statements for 2 and for 20 vouchers", async () => {
    const [few, lots] = [await holder(2), await holder(20)];
    const second = await testApp.make.member();
    await testApp.make.join(lots.driver.id, await testApp.make.club(second.id));
    // The first call of each also reads who is signed in.
    for (const { driver } of [few, lots]) await list(driver, {});
    const small = await testApp.queries(() => list(few.driver, {}));
    const large = await testApp.queries(() => list(lots.driver, { per_page: 100 }));
    expect(large.result.reply?.list).toHaveLength(21);
    expect(large.statements.length).toBe(small.statements.length);
  });

  it("shows soonest to expire first, pages stably, filters by state and is nobody else's", async () => {
    const { driver, fitter, ids } = await holder(3, { endsOn: addDays(today, 9) });
    const soon = await testApp.make.club(fitter.id, { endsOn: addDays(today, 2) });
    await testApp.make.join(driver.id, soon);
    await testApp.as(fitter.owner).call("setUsedConsumerDiscount", { params: { id: String(ids[1]) }, body: {} });
    const all = await list(driver, {});
    expect(all.reply?.list.map((one) => one.expires_on)).toEqual([
      addDays(today, 2),
      ...Array.from({ length: 3 }, () => addDays(today, 9)),
    ]);
    const pages = [await list(driver, { per_page: 2 }), await list(driver, { per_page: 2, page: 2 })];
    expect(pages.flatMap((page) => page.reply?.list.map((one) => one.id))).toEqual(
      all.reply?.list.map((one) => one.id),
    );
    const used = await list(driver, { filters: { states: ["used"] } });
    expect(used.reply).toMatchObject({ total_count: 1, list: [{ id: ids[1], can: { use: false } }] });
    const stranger = await testApp.make.consumer();
    expect(
      (await testApp.as(stranger).sendRaw("getConsumerDiscounts", { params: { id: driver.id }, body: {} })).error?.code,
    ).toBe("NOT_FOUND");
    expect(
      (await testApp.as(fitter.owner).sendRaw("getConsumerDiscounts", { params: { id: driver.id }, body: {} })).error
        ?.code,
    ).toBe("ROLE_FORBIDDEN");
  });
});
