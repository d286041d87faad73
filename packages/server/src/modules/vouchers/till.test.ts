import { noConditions, type DiscountConditions } from "@treadclub/rules";
import { addDays, londonDay } from "@treadclub/rules/time";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { expireVouchers } from "./expire.ts";
import { voucherRedemptions, vouchers } from "./table.ts";

const testApp = await openTestApp();
const minuteMs = 60_000;
const at = (id: number, body: object = {}) => ({ params: { id: String(id) }, body });
const rowOf = async (id: number) => (await testApp.db.read.select().from(vouchers).where(eq(vouchers.id, id)))[0];
const redemptionsOf = (id: number) =>
  testApp.db.read.select().from(voucherRedemptions).where(eq(voucherRedemptions.voucherId, id));

async function issued(conditions: Partial<DiscountConditions> = {}, inputs: { endsOn?: string } = {}) {
  const fitter = await testApp.make.member();
  const driver = await testApp.make.consumer();
  const [voucher] = await testApp.make.join(driver.id, await testApp.make.club(fitter.id, inputs));
  const { id, code } = voucher ?? { id: 0, code: "" };
  await testApp.run((ctx) =>
    ctx.db
      .update(vouchers)
      .set({ amountPence: 2000, conditions: { ...noConditions, ...conditions } })
      .where(eq(vouchers.id, id)),
  );
  const till = testApp.as(fitter.owner);
  // Tests move the clock beyond the life of a token.
  const renew = async () => testApp.as(await testApp.make.staff(fitter.id));
  const use = async (body: object = {}, as = till) => as.sendRaw("setUsedConsumerDiscount", at(id, body));
  const undo = async (usedAt?: string, as = till) =>
    as.send("undoUsedConsumerDiscount", {
      params: { id: String(id) },
      body: { used_at: usedAt ?? (await rowOf(id))?.usedAt?.toISOString() ?? "", reason: "Wrong driver" },
    });
  let keys = 0;
  const keep = async (
    key = `till-key-of-tests-${(keys += 1)}`,
    acceptedAt = testApp.clock.now(),
    body: object = {},
    as = till,
  ) =>
    as.sendRaw("redeemKeptVoucher", {
      body: { code, till_key: key, accepted_at: acceptedAt.toISOString(), ...body },
    });
  return { fitter, driver, id, code, till, renew, use, undo, keep };
}

describe("the price at the till", () => {
  it("is asked for where the discount depends on it, and says what was taken off", async () => {
    const share = await issued({ percent: 10 });
    const refused = await share.use();
    expect(refused.error).toMatchObject({ code: "VALIDATION_FAILED" });
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(["price_pence"]);
    expect((await share.use({ price_pence: 12_345 })).reply).toMatchObject({ state: "used", used_pence: 1235 });
    const capped = await issued({ percent: 10 });
    expect((await capped.use({ price_pence: 90_000 })).reply).toMatchObject({ used_pence: 2000 });
    const whole = await issued();
    expect((await whole.use({ price_pence: 1500 })).reply).toMatchObject({ used_pence: 1500 });
    for (const products of [["Tyres"], ["Winter check"]])
      expect((await (await issued({ products })).use({ price_pence: 9000 })).reply).toMatchObject({ used_pence: 2000 });
  });

  it("below the least spend leaves the voucher as it was", async () => {
    const { id, use } = await issued({ min_spend_pence: 10_000 });
    const answer = await use({ price_pence: 9999 });
    expect(answer.error).toMatchObject({ code: "STATE_CONFLICT", details: { unapplied: "min_spend" } });
    expect((await rowOf(id))?.state).toBe("issued");
    expect((await use({ price_pence: 10_000 })).status).toBe(200);
    for (const price_pence of [0, -1, 1.5, "12"])
      expect((await use({ price_pence })).error?.code).toBe("VALIDATION_FAILED");
  });
});

it("says why a voucher cannot be used", async () => {
  const today = londonDay(testApp.clock.now());
  const said = async (one: Awaited<ReturnType<typeof issued>>) =>
    (await one.till.call("getVoucherByCode", { params: { code: one.code } })).refusal;
  const [fine, online, used] = [await issued(), await issued({ channels: ["online"] }), await issued()];
  await used.use();
  const over = await issued();
  await testApp.run((ctx) =>
    ctx.db
      .update(vouchers)
      .set({ expiresOn: addDays(today, -1) })
      .where(eq(vouchers.id, over.id)),
  );
  expect([await said(fine), await said(online), await said(used), await said(over)]).toEqual([
    null,
    "online",
    "used",
    "expired",
  ]);
});

describe("undoing", () => {
  it("gives the voucher back, tells the driver, and leaves a second use alone", async () => {
    const { id, driver, use, undo, till, fitter } = await issued();
    await use();
    const first = (await rowOf(id))?.usedAt?.toISOString() ?? "";
    expect((await undo()).reply).toMatchObject({ state: "issued", used_at: null, can: { use: true, undo: false } });
    const notes = await testApp
      .as(driver)
      .call("getNotificationList", { params: { a: String(driver.id), b: "consumer" }, body: {} });
    expect(notes.list[0]).toMatchObject({ type: "voucher_issued", values: { kind: "voucher_undone" } });
    testApp.clock.forward(1000);
    expect((await use()).status).toBe(200);
    expect((await undo(first)).error?.code).toBe("STATE_CONFLICT");
    expect((await rowOf(id))?.state).toBe("used");
    const today = londonDay(testApp.clock.now());
    const journal = await till.call("getTillJournal", {
      params: { id: String(fitter.id) },
      body: { filters: { from_day: today, to_day: today } },
    });
    expect(journal.list.map(({ can, undo_reason }) => [can.undo, undo_reason])).toEqual([
      [true, null],
      [false, "Wrong driver"],
    ]);
  });

  it("is possible until the tenth minute is over, by the server's clock", async () => {
    const [soon, late] = [await issued(), await issued()];
    const begun = testApp.clock.now();
    testApp.clock.stopAt(begun);
    await soon.use();
    await late.use();
    testApp.clock.stopAt(new Date(begun.getTime() + 10 * minuteMs - 1));
    expect((await soon.undo(undefined, await soon.renew())).status).toBe(200);
    testApp.clock.stopAt(new Date(begun.getTime() + 10 * minuteMs));
    expect((await late.undo(undefined, await late.renew())).error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { reason: "too_late" },
    });
  });

  it("happens once of 20, against 20 second uses", async () => {
    const { id, use, undo } = await issued();
    await use();
    const usedAt = (await rowOf(id))?.usedAt?.toISOString() ?? "";
    testApp.clock.forward(1000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => [undo(usedAt), use()]).flat());
    const rows = await redemptionsOf(id);
    expect(rows.filter((row) => row.undoneAt !== null)).toHaveLength(1);
    const state = (await rowOf(id))?.state;
    expect(rows.filter((row) => row.undoneAt === null)).toHaveLength(state === "used" ? 1 : 0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(state === "used" ? 2 : 1);
  });

  it("after midnight of the last day leaves it expired", async () => {
    testApp.clock.set(new Date("2027-01-11T23:55:00Z"));
    const { id, use, undo, renew } = await issued({}, { endsOn: "2027-01-11" });
    await use();
    testApp.clock.set(new Date("2027-01-12T00:03:00Z"));
    expect((await undo(undefined, await renew())).reply).toMatchObject({ state: "expired" });
    expect((await rowOf(id))?.usedAt).toBeNull();
  });

  it("is not for another company, nor for staff of nowhere", async () => {
    const { id, use } = await issued();
    await use();
    const other = await testApp.make.member();
    const body = { used_at: testApp.clock.now().toISOString(), reason: "Mine" };
    const answer = await testApp.as(other.owner).send("undoUsedConsumerDiscount", { params: { id: String(id) }, body });
    expect(answer.error?.code).toBe("NOT_FOUND");
  });
});

describe("what a till kept without a network", () => {
  it("counts once for its key, however often it is sent", async () => {
    const { id, keep, undo } = await issued();
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep("one-key-for-all-of-them")));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await redemptionsOf(id)).toHaveLength(1);
    await undo();
    expect((await keep("one-key-for-all-of-them")).reply).toMatchObject({ state: "issued" });
  });

  it("learns that somebody else was first", async () => {
    const { keep, use } = await issued();
    await use();
    expect((await keep()).error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { state: "used", used_here: true },
    });
  });

  it("counts by the till's time for a day, also after the voucher expired", async () => {
    testApp.clock.set(new Date("2027-02-01T18:00:00Z"));
    const [late, tooLate] = [await issued({}, { endsOn: "2027-02-01" }), await issued({}, { endsOn: "2027-02-01" })];
    const accepted = testApp.clock.now();
    testApp.clock.set(new Date("2027-02-02T09:00:00Z"));
    await testApp.run(expireVouchers);
    expect((await rowOf(late.id))?.state).toBe("expired");
    expect((await late.keep(undefined, accepted, {}, await late.renew())).reply).toMatchObject({
      state: "used",
      used_at: accepted.toISOString(),
    });
    testApp.clock.set(new Date("2027-02-02T18:00:01Z"));
    expect((await tooLate.keep(undefined, accepted, {}, await tooLate.renew())).error?.code).toBe("STATE_CONFLICT");
  });

  it("says what a share came to only with a price", async () => {
    const [with_, without] = [await issued({ percent: 10 }), await issued({ percent: 10 })];
    expect((await with_.keep(undefined, undefined, { price_pence: 5000 })).reply).toMatchObject({ used_pence: 500 });
    expect((await without.keep()).reply).toMatchObject({ state: "used", used_pence: null });
  });
});

it.each([
  ["winter", "2027-01-11", "2027-01-11T23:59:59.999Z", "2027-01-12T00:00:00.000Z"],
  ["summer", "2027-07-11", "2027-07-11T22:59:59.999Z", "2027-07-11T23:00:00.000Z"],
  ["the day on which clocks go forward", "2027-03-28", "2027-03-28T22:59:59.999Z", "2027-03-28T23:00:00.000Z"],
  ["the day before", "2027-03-27", "2027-03-27T23:59:59.999Z", "2027-03-28T00:00:00.000Z"],
  ["the day on which clocks go back", "2027-10-31", "2027-10-31T23:59:59.999Z", "2027-11-01T00:00:00.000Z"],
  ["the day before", "2027-10-30", "2027-10-30T22:59:59.999Z", "2027-10-30T23:00:00.000Z"],
])("expires with the last second of its day in London: %s %s", async (_, day, last, over) => {
  testApp.clock.set(new Date(`${day}T09:00:00Z`));
  const [inTime, late] = [await issued({}, { endsOn: day }), await issued({}, { endsOn: day })];
  testApp.clock.stopAt(new Date(last));
  expect((await inTime.use({}, await inTime.renew())).status).toBe(200);
  testApp.clock.stopAt(new Date(over));
  expect((await late.use({}, await late.renew())).error?.code).toBe("STATE_CONFLICT");
});

it("lists what a driver used here, and vouchers by their ids, for those who know the driver", async () => {
  const { id, driver, till, use } = await issued();
  await use();
  const other = await testApp.make.member();
  const used = { params: { id: String(driver.id) }, query: {} };
  const byIds = { params: { id: String(driver.id) }, body: { ids: [id, 999_999] } };
  expect((await till.call("usedConsumerVouchers", used)).list.map((one) => one.id)).toEqual([id]);
  expect((await till.call("getConsumerDiscountsByIds", byIds)).list.map((one) => one.id)).toEqual([id]);
  expect((await testApp.as(other.owner).send("usedConsumerVouchers", used)).error?.code).toBe("NOT_FOUND");
  expect((await testApp.as(other.owner).send("getConsumerDiscountsByIds", byIds)).error?.code).toBe("NOT_FOUND");
});
