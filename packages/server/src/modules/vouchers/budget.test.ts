import { addDays, londonDay } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { SignedIn } from "#testing/factories/people";
import { openSecondProcess } from "#testing/second-process";
import { countStatements } from "#testing/statement-budget";
import { openTestApp } from "#testing/test-app";
import { vouchers } from "./index.ts";

const testApp = await openTestApp();
const others = [await openSecondProcess(testApp), await openSecondProcess(testApp)];
const admin = testApp.as(await testApp.make.admin());
const fitter = await testApp.make.member();
const owner = testApp.as(fitter.owner);
const byId = (id: number) => ({ params: { id: String(id) } });
const join = (driver: SignedIn, code: string, at = testApp.as(driver)) => at.call("joinClub", { body: { code } });
const record = (id: number) => owner.call("getDiscountClubById", byId(id));
const ofClub = (id: number) => testApp.db.read.select().from(vouchers).where(eq(vouchers.clubId, id));
const drivers = (count: number) => Promise.all(Array.from({ length: count }, () => testApp.make.consumer()));
/** Sign-ins outlive no day: the clock goes back after it. */
const afterDays = async (days: number, work: () => Promise<void>): Promise<void> => {
  const now = testApp.clock.now();
  testApp.clock.forward(days * 86_400_000);
  await work();
  testApp.clock.set(now);
};
const issueRest = (id: number, run: string) => testApp.app.jobs.run("issue-club-vouchers", { id, run });

describe("the budget of a club", () => {
  it("by number: exactly so many are issued, however many processes join drivers at the same time", async () => {
    const club = await testApp.make.club(fitter.id, {
      discounts: [
        { title: "£10 off", amount_pence: 1000 },
        { title: "£5 off", amount_pence: 500 },
      ],
      budget: { vouchers: 7 },
    });
    const everybody = await drivers(12);
    const answers = await Promise.all(
      everybody.map((driver, n) => join(driver, club.code, [testApp, ...others][n % 3]?.as(driver))),
    );
    expect(answers.reduce((sum, one) => sum + one.vouchers_issued, 0)).toBe(7);
    expect(answers.reduce((sum, one) => sum + one.vouchers_waiting, 0)).toBe(17);
    expect(new Set(answers.filter((one) => one.vouchers_waiting > 0).map((one) => one.waits_for))).toEqual(
      new Set(["budget"]),
    );
    expect(await ofClub(club.id)).toHaveLength(7);
    expect((await record(club.id)).figures).toMatchObject({ issued: 7, usable: 7, waiting: 9 });
  });

  it("by money: what was used and what may still be used never exceed it; what expires unused may be given out again", async () => {
    const club = await testApp.make.club(fitter.id, {
      discounts: [{ title: "£10 off", amount_pence: 1000 }],
      budget: { pence: 3500 },
      endsOn: addDays(londonDay(testApp.clock.now()), 60),
    });
    const everybody = await drivers(5);
    await Promise.all(everybody.map((driver, n) => join(driver, club.code, [testApp, ...others][n % 3]?.as(driver))));
    const issued = await ofClub(club.id);
    expect(issued).toHaveLength(3);
    await owner.call("setUsedConsumerDiscount", { ...byId(issued[0]?.id ?? 0), body: {} });
    expect((await record(club.id)).figures).toMatchObject({ used: 1, used_pence: 1000, outstanding_pence: 2000 });
    await testApp.run((ctx) =>
      ctx.db
        .update(vouchers)
        .set({ expiresOn: addDays(londonDay(testApp.clock.now()), -1) })
        .where(eq(vouchers.id, issued[1]?.id ?? 0)),
    );
    await afterDays(1, () => issueRest(club.id, "the next day"));
    expect(await ofClub(club.id)).toHaveLength(4);
    expect((await record(club.id)).figures).toMatchObject({
      issued: 4,
      usable: 2,
      used: 1,
      expired: 1,
      outstanding_pence: 2000,
      waiting: 1,
    });
  });

  it("by day: the rest get theirs the day after, in the order in which they joined", async () => {
    const club = await testApp.make.club(fitter.id, { budget: { vouchers_per_day: 2 } });
    const everybody = [];
    for (const driver of await drivers(5)) {
      testApp.clock.forward(1000);
      everybody.push({ driver, got: await join(driver, club.code) });
    }
    expect(everybody.map(({ got }) => got.vouchers_issued)).toEqual([1, 1, 0, 0, 0]);
    expect(everybody.map(({ got }) => got.waits_for)).toEqual([null, null, "day", "day", "day"]);
    const holders = async () => new Set((await ofClub(club.id)).map((one) => one.consumerId));
    await afterDays(1, async () => {
      await issueRest(club.id, "day 2");
      await issueRest(club.id, "day 2, again");
    });
    expect(await holders()).toEqual(new Set(everybody.slice(0, 4).map(({ driver }) => driver.id)));
    await afterDays(2, () => issueRest(club.id, "day 3"));
    expect(await holders()).toHaveProperty("size", 5);
  });

  it("that is raised reaches those who wait; one that is lowered takes nothing back", async () => {
    const club = await testApp.make.club(fitter.id, { budget: { vouchers: 2 } });
    const everybody = await drivers(4);
    for (const driver of everybody) await join(driver, club.code);
    const { version } = await record(club.id);
    const raised = await owner.call("setClubBudget", { ...byId(club.id), body: { vouchers: 3, version } });
    expect(raised).toMatchObject({ budget: { vouchers: 3, pence: null, vouchers_per_day: null }, state: "approved" });
    await issueRest(club.id, `version ${raised.version}`);
    expect(await ofClub(club.id)).toHaveLength(3);
    expect((await owner.send("setClubBudget", { ...byId(club.id), body: { version } })).error?.code).toBe(
      "STATE_CONFLICT",
    );
    await admin.call("setClubBudget", { ...byId(club.id), body: { vouchers: 1 } });
    await issueRest(club.id, "lowered");
    expect((await ofClub(club.id)).map((one) => one.state)).toEqual(["issued", "issued", "issued"]);
    const unlimited = await admin.call("setClubBudget", { ...byId(club.id), body: {} });
    await issueRest(club.id, `version ${unlimited.version}`);
    expect(await ofClub(club.id)).toHaveLength(4);
  });

  it("is part of the form: it holds at once, while everything else of a live club waits for approval", async () => {
    const club = await testApp.make.club(fitter.id);
    const shown = await record(club.id);
    const body = {
      id: club.id,
      title: shown.title,
      name: shown.name,
      discounts: shown.discounts.map((one) => ({ ...one, terms: "" })),
      budget: { pence: 50_000 },
    };
    expect(await owner.call("editDiscountClub", { body })).toMatchObject({
      state: "approved",
      pending: null,
      budget: { pence: 50_000 },
      version: shown.version + 1,
    });
    expect(
      await owner.call("editDiscountClub", { body: { ...body, name: "New name", budget: { vouchers: 9 } } }),
    ).toMatchObject({
      state: "awaiting_moderation",
      name: shown.name,
      pending: { name: "New name" },
      budget: { vouchers: 9, pence: null },
      version: shown.version + 2,
    });
  });

  it("is the owners' and administrators' to set: not of staff, not of others, not 0 and nothing absurd", async () => {
    const club = await testApp.make.club(fitter.id);
    const set = { ...byId(club.id), body: { vouchers: 5 } };
    const staff = testApp.as(await testApp.make.staff(fitter.id));
    const stranger = testApp.as((await testApp.make.member()).owner);
    expect((await staff.send("setClubBudget", set)).error?.code).toBe("ACTION_NOT_ALLOWED");
    expect((await stranger.send("setClubBudget", set)).error?.code).toBe("NOT_FOUND");
    for (const [name, value] of [
      ["vouchers", 0],
      ["pence", -1],
      ["vouchers_per_day", 1_000_001],
      ["pence", 1.5],
    ] as const) {
      const answer = await owner.send("setClubBudget", { ...byId(club.id), body: { [name]: value } });
      expect([answer.error?.code, Object.keys(answer.error?.fields ?? {})]).toEqual(["VALIDATION_FAILED", [name]]);
    }
  });

  it("costs a driver who joins two statements at most", async () => {
    const [free, limited] = [
      await testApp.make.club(fitter.id),
      await testApp.make.club(fitter.id, { budget: { vouchers: 100 } }),
    ];
    const counts = [];
    for (const { code } of [free, limited]) {
      await join(await testApp.make.consumer(), code);
      const driver = await testApp.make.consumer();
      counts.push(countStatements((await testApp.queries(() => join(driver, code))).statements).statements);
    }
    expect(counts[1]).toBe((counts[0] ?? 0) + 1);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });
});

describe("a club that is switched off", () => {
  it("issues nothing more, breaks no promise, and goes on when it is switched on again", async () => {
    const club = await testApp.make.club(fitter.id, { budget: { vouchers: 1 } });
    const [first, second] = [await testApp.make.consumer(), await testApp.make.consumer()];
    await join(first, club.code);
    await join(second, club.code);
    const off = await owner.call("discountClubsActivity", { ...byId(club.id), body: { action: "deactivate" } });
    await owner.call("setClubBudget", { ...byId(club.id), body: {} });
    await issueRest(club.id, "while it is off");
    const mine = (who: SignedIn) => testApp.as(who).call("getConsumerClubs", byId(who.id));
    expect(await mine(second)).toMatchObject({ list: [{ id: club.id, active: false, usable: 0, waiting: 1 }] });
    expect(await mine(first)).toMatchObject({ list: [{ id: club.id, active: false, usable: 1, waiting: 0 }] });
    expect(off).toMatchObject({ active: false, state: "approved" });
    const wallet = await testApp.as(first).call("getConsumerDiscounts", { ...byId(first.id), body: {} });
    expect(wallet.list).toHaveLength(1);
    expect(await owner.call("setUsedConsumerDiscount", { ...byId(wallet.list[0]?.id ?? 0), body: {} })).toMatchObject({
      state: "used",
    });
    const on = await owner.call("discountClubsActivity", { ...byId(club.id), body: { action: "activate" } });
    await issueRest(club.id, `version ${on.version}`);
    expect(await mine(second)).toMatchObject({ list: [{ active: true, usable: 1, waiting: 0 }] });
  });
});

describe("leaving a club", () => {
  it("keeps what was issued, ends what would come, and joining again issues none twice", async () => {
    const club = await testApp.make.club(fitter.id);
    const driver = await testApp.make.consumer();
    const me = testApp.as(driver);
    await join(driver, club.code);
    expect(await me.call("leaveClub", byId(club.id))).toEqual({ done: true });
    expect((await me.call("getConsumerClubs", byId(driver.id))).list).toEqual([]);
    expect((await me.call("getConsumerDiscounts", { ...byId(driver.id), body: {} })).list).toMatchObject([
      { state: "issued" },
    ]);
    expect((await me.send("leaveClub", byId(club.id))).error?.code).toBe("NOT_FOUND");
    const { discounts, version } = await record(club.id);
    await owner.call("editDiscountClub", {
      body: {
        id: club.id,
        version,
        title: "More",
        name: "More",
        discounts: [...discounts, { title: "£20 off", amount_pence: 2000 }],
      },
    });
    const approved = await admin.call("approveDiscountClub", { ...byId(club.id), body: {} });
    await issueRest(club.id, `version ${approved.version}`);
    expect(await ofClub(club.id)).toHaveLength(1);
    expect(await join(driver, club.code)).toMatchObject({ vouchers_issued: 1 });
    expect(await ofClub(club.id)).toHaveLength(2);
  });
});
