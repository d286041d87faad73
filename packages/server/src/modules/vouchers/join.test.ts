import { addDays, londonDay } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { clubMemberships, clubs } from "#modules/clubs";
import { consumerLinks } from "#modules/consumers";
import { notifications } from "#modules/messages";
import { openTestApp } from "#testing/test-app";
import { vouchers } from "./index.ts";

const testApp = await openTestApp();
const today = londonDay(testApp.clock.now());
const two = [
  { title: "£10 off", amount_pence: 1000 },
  { title: "£25 off four", amount_pence: 2500 },
];
const vouchersOf = (consumerId: number) =>
  testApp.db.read.select().from(vouchers).where(eq(vouchers.consumerId, consumerId));

describe("joining a club", () => {
  it("issues its discounts as vouchers in the words of today and lets the fitter see the driver", async () => {
    const fitter = await testApp.make.member({ companyName: "Hull Tyres" });
    const driver = await testApp.make.consumer();
    const club = await testApp.make.club(fitter.id, { discounts: two, endsOn: addDays(today, 30) });
    const reply = await testApp
      .as(driver)
      .call("joinClub", { body: { code: ` ${club.code.toLowerCase().slice(0, 4)}-${club.code.slice(4)}` } });
    expect(reply).toMatchObject({
      vouchers_issued: 2,
      club: { code: club.code, member: { company_name: "Hull Tyres" } },
    });
    expect(reply.club.discounts.map((one) => one.amount_pence)).toEqual([1000, 2500]);
    expect(await vouchersOf(driver.id)).toMatchObject([
      { amountPence: 1000, memberId: fitter.id, expiresOn: addDays(today, 30), state: "issued" },
      { amountPence: 2500 },
    ]);
    expect(
      await testApp.db.read.select().from(consumerLinks).where(eq(consumerLinks.consumerId, driver.id)),
    ).toMatchObject([{ memberId: fitter.id, reason: "joined", refId: club.id }]);
    expect(
      await testApp.db.read.select().from(notifications).where(eq(notifications.userId, fitter.owner.id)),
    ).toContainEqual(expect.objectContaining({ type: "new_consumer", openField: driver.id }));
    const values = { kind: "club_vouchers", club: reply.club.name, count: 2, amount_pence: 3500 };
    expect(
      await testApp.db.read.select().from(notifications).where(eq(notifications.userId, driver.id)),
    ).toContainEqual(expect.objectContaining({ type: "club_joined", openField: club.id, values }));
  });

  it("twice issues nothing more and tells nobody again", async () => {
    const fitter = await testApp.make.member();
    const driver = await testApp.make.consumer();
    const { code } = await testApp.make.club(fitter.id, { discounts: two });
    await testApp.as(driver).call("joinClub", { body: { code } });
    expect(await testApp.as(driver).call("joinClub", { body: { code } })).toMatchObject({ vouchers_issued: 0 });
    expect(await vouchersOf(driver.id)).toHaveLength(2);
    const received = await testApp.db.read
      .select()
      .from(notifications)
      .where(eq(notifications.userId, fitter.owner.id));
    expect(received.filter((note) => note.type === "new_consumer")).toHaveLength(1);
  });

  it("20 times at once, with one key and with many, joins once", async () => {
    const fitter = await testApp.make.member();
    const { code, id } = await testApp.make.club(fitter.id, { discounts: two });
    for (const keyOf of [() => "one-key", (n: number) => `key-${n}`]) {
      const driver = await testApp.make.consumer();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          testApp.as(driver).send("joinClub", { body: { code } }, { key: keyOf(n) }),
        ),
      );
      expect(answers.every((answer) => answer.status === 200 || answer.error?.code === "IDEMPOTENCY_CONFLICT")).toBe(
        true,
      );
      const effects = answers
        .filter((answer) => answer.headers["idempotent-replayed"] === undefined)
        .reduce((sum, answer) => sum + (answer.reply?.vouchers_issued ?? 0), 0);
      expect(effects).toBe(2);
      expect(await vouchersOf(driver.id)).toHaveLength(2);
      expect(
        await testApp.db.read.select().from(consumerLinks).where(eq(consumerLinks.consumerId, driver.id)),
      ).toHaveLength(1);
    }
    expect(await testApp.db.read.select().from(clubMemberships).where(eq(clubMemberships.clubId, id))).toHaveLength(2);
  });

  it("is not possible with a code that leads nowhere today", async () => {
    const fitter = await testApp.make.member();
    const newcomer = await testApp.make.member({ state: "new" });
    const driver = await testApp.make.consumer();
    const off = await testApp.make.club(fitter.id);
    await testApp
      .as(fitter.owner)
      .call("discountClubsActivity", { params: { id: String(off.id) }, body: { action: "deactivate" } });
    const gone = await testApp.make.club(fitter.id);
    await testApp.as(fitter.owner).call("deleteDiscountClub", { params: { id: String(gone.id) } });
    const expired = await testApp.make.club(fitter.id);
    await testApp.run((ctx) =>
      ctx.db
        .update(clubs)
        .set({ endsOn: addDays(today, -1) })
        .where(eq(clubs.id, expired.id)),
    );
    const [welcome] = await testApp.db.read.select().from(clubs).where(eq(clubs.welcome, true));
    const codes = [
      off.code,
      gone.code,
      expired.code,
      welcome?.code ?? "",
      "ZZZZZZZZ",
      (await testApp.make.club(fitter.id, { state: "awaiting_moderation" })).code,
      (await testApp.make.club(fitter.id, { state: "declined" })).code,
      (await testApp.make.club(fitter.id, { startsOn: addDays(today, 1) })).code,
      (await testApp.make.club(newcomer.id)).code,
    ];
    for (const code of codes) {
      expect((await testApp.as(driver).send("joinClub", { body: { code } })).error?.code, code).toBe("CODE_INVALID");
      expect((await testApp.as(null).send("getDiscountClubByCode", { params: { code } })).error?.code, code).toBe(
        "CODE_INVALID",
      );
      expect(
        (await testApp.as(null).send("getCompanyByDiscountClubCode", { params: { code } })).error?.code,
        code,
      ).toBe("CODE_INVALID");
    }
    expect(await vouchersOf(driver.id)).toEqual([]);
  });

  it("is for drivers: a super_admin, who is none, is told so", async () => {
    const club = await testApp.make.club(null);
    expect(
      (await testApp.as(await testApp.make.superAdmin()).send("joinClub", { body: { code: club.code } })).error?.code,
    ).toBe("ACTION_NOT_ALLOWED");
  });

  it("slows down who tries codes", async () => {
    const strict = await openTestApp({ limits: { code: { points: 3, windowSeconds: 60 } } });
    const driver = await strict.make.consumer();
    const tries = [];
    for (let n = 0; n < 5; n += 1)
      tries.push((await strict.as(driver).send("joinClub", { body: { code: `WRONG${n}` } })).error?.code);
    expect(tries).toEqual(["CODE_INVALID", "CODE_INVALID", "CODE_INVALID", "RATE_LIMITED", "RATE_LIMITED"]);
  });
});
