import { outboxMessages } from "@treadclub/kit/tables";
import { addDays, londonDay } from "@treadclub/rules";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { consumers } from "#modules/consumers";
import { notifications } from "#modules/messages";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";
import { reserveVouchers, vouchers } from "./index.ts";
import { remindDaysAhead } from "./remind.ts";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const today = londonDay(testApp.clock.now());
const lastDay = addDays(today, remindDaysAhead);
const job = "remind-of-vouchers";

/** A driver with vouchers of a club that ends on a day. */
async function holder(
  endsOn: string,
  titles = ["£10 off two tyres"],
  companyName = "Hull Tyres",
  percent: number | null = null,
) {
  const fitter = await testApp.make.member({ companyName });
  const driver = await testApp.make.consumer();
  const discounts = titles.map((title, n) => ({ title, amount_pence: 1000 + n * 500, conditions: { percent } }));
  const club = await testApp.make.club(fitter.id, { discounts, endsOn });
  const made = await testApp.make.join(driver.id, club);
  return { driver, club, ids: made.map((voucher) => voucher.id) };
}
const remindersOf = (...userIds: readonly number[]) =>
  testApp.db.read
    .select()
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), eq(notifications.type, "voucher_expiring")));

describe("the reminder of a voucher that ends", () => {
  it("comes a week ahead, once, with what it is worth, where it counts and its last day", async () => {
    const due = await holder(lastDay);
    const early = await holder(addDays(lastDay, 1));
    for (const _ of [1, 2]) await testApp.app.jobs.run(job);
    const [note, ...more] = await remindersOf(due.driver.id, early.driver.id);
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      userId: due.driver.id,
      openField: due.ids[0],
      openFieldType: "voucher",
      values: {
        kind: "voucher_expires",
        title: "£10 off two tyres",
        amount_pence: 1000,
        valid_until: lastDay,
        company: "Hull Tyres",
      },
    });
    await testApp.app.jobs.run("mail-notices", { ids: String(note?.id) });
    const [mail] = await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, due.driver.id));
    expect(mail?.body).toContain("Fitter: Hull Tyres");
    expect(mail?.body).toContain("Voucher: £10 off two tyres\n");
    expect(mail?.body).toContain("Valid until: ");
  });

  it("is one for all of a driver that end on the same day", async () => {
    const { driver } = await holder(lastDay, ["£10 off two", "£15 off four"]);
    await testApp.app.jobs.run(job);
    const values = { kind: "vouchers_expire", titles: "£10 off two, £15 off four", amount_pence: 2500 };
    expect(await remindersOf(driver.id)).toMatchObject([{ values }]);
  });

  it("says of shares what they are worth at most", async () => {
    const { driver } = await holder(lastDay, ["A tenth", "£15 off four"], "Hull Tyres", 10);
    await testApp.app.jobs.run(job);
    const [note] = await remindersOf(driver.id);
    expect(note?.values).toMatchObject({ amount_pence: 2500, up_to: 1 });
  });

  it("leaves out what waits with a quote and who has closed the account, until they are back", async () => {
    const reserved = await holder(lastDay);
    const closed = await holder(lastDay);
    await testApp.run((ctx) =>
      reserveVouchers(ctx, { consumerId: reserved.driver.id, voucherIds: reserved.ids, requestId: 731 }),
    );
    const setState = (state: "closed" | "active") =>
      testApp.run((ctx) => ctx.db.update(consumers).set({ state }).where(eq(consumers.id, closed.driver.id)));
    await setState("closed");
    await testApp.app.jobs.run(job);
    expect(await remindersOf(reserved.driver.id, closed.driver.id)).toEqual([]);
    await setState("active");
    await testApp.app.jobs.run(job);
    expect(await remindersOf(reserved.driver.id, closed.driver.id)).toMatchObject([{ userId: closed.driver.id }]);
  });

  it("comes once to each of many drivers when two processes remind at once", async () => {
    const { club } = await holder(lastDay, ["A", "B"]);
    const drivers = await Promise.all(Array.from({ length: 24 }, () => testApp.make.consumer()));
    for (const driver of drivers) await testApp.make.join(driver.id, club);
    await Promise.all([testApp.app.jobs, second.jobs, testApp.app.jobs, second.jobs].map((jobs) => jobs.run(job)));
    const ids = drivers.map((driver) => driver.id);
    const reminded = await remindersOf(...ids);
    expect(reminded.map((note) => note.userId).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(reminded.map((note) => note.values["titles"]))).toEqual(new Set(["A, B"]));
    const rows = await testApp.db.read.select().from(vouchers).where(inArray(vouchers.consumerId, ids));
    expect(rows.filter((row) => row.remindedAt === null)).toEqual([]);
  });
});
