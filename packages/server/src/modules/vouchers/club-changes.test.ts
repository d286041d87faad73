import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { clubMemberships } from "#modules/clubs";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";
import { vouchers } from "./index.ts";

const testApp = await openTestApp();
const other = await openSecondProcess(testApp);
const admin = testApp.as(await testApp.make.admin());
const fitter = await testApp.make.member();
const owner = testApp.as(fitter.owner);
const byId = (id: number) => ({ params: { id: String(id) } });
const ofClub = (id: number) => testApp.db.read.select().from(vouchers).where(eq(vouchers.clubId, id));

describe("what drivers see while a change waits", () => {
  it("is the version that was approved: by the code, when they join, and in the wallet; also after it was declined", async () => {
    const club = await testApp.make.club(fitter.id, {
      name: "Old name",
      discounts: [{ title: "£10 off", amount_pence: 1000 }],
    });
    const holder = await testApp.make.consumer();
    await testApp.as(holder).call("joinClub", { body: { code: club.code } });
    const edited = {
      id: club.id,
      title: "New",
      name: "New name",
      discounts: [{ title: "£30 off", amount_pence: 3000 }],
    };
    await owner.call("editDiscountClub", { body: edited });
    const isOld = async (): Promise<void> => {
      const shown = await testApp.as(null).call("getDiscountClubByCode", { params: { code: club.code } });
      expect(shown).toMatchObject({ name: "Old name", discounts: [{ title: "£10 off", amount_pence: 1000 }] });
      const newcomer = await testApp.make.consumer();
      const joined = await testApp.as(newcomer).call("joinClub", { body: { code: club.code } });
      expect(joined).toMatchObject({ vouchers_issued: 1, club: { name: "Old name" } });
      for (const driver of [holder, newcomer])
        expect(
          (await testApp.as(driver).call("getConsumerDiscounts", { ...byId(driver.id), body: {} })).list,
        ).toMatchObject([{ title: "£10 off", amount_pence: 1000 }]);
    };
    await isOld();
    await admin.call("approveDiscountClub", { ...byId(club.id), body: { action: "decline", message: "Too much." } });
    await isOld();
    await owner.call("editDiscountClub", { body: edited });
    await admin.call("approveDiscountClub", { ...byId(club.id), body: {} });
    expect(await testApp.as(null).call("getDiscountClubByCode", { params: { code: club.code } })).toMatchObject({
      name: "New name",
      discounts: [{ title: "£30 off" }],
    });
  });
});

describe("a club that is deleted", () => {
  it("while drivers join: each is in it with a voucher, or hears that the code leads nowhere", async () => {
    for (let round = 0; round < 5; round += 1) {
      const club = await testApp.make.club(fitter.id, { budget: { vouchers: 100 } });
      const drivers = await Promise.all(Array.from({ length: 12 }, () => testApp.make.consumer()));
      const [removed, ...answers] = await Promise.all([
        owner.send("deleteDiscountClub", byId(club.id)),
        ...drivers.map((driver, n) =>
          (n % 2 === 0 ? testApp : other).as(driver).send("joinClub", { body: { code: club.code } }),
        ),
      ]);
      expect(removed.status).toBe(200);
      const joined = drivers.filter((_, n) => answers[n]?.status === 200).map((driver) => driver.id);
      expect(answers.filter((one) => one.status !== 200).every((one) => one.error?.code === "CODE_INVALID")).toBe(true);
      const issued = await ofClub(club.id);
      expect(issued.map((one) => one.consumerId).toSorted((a, b) => a - b)).toEqual(joined.toSorted((a, b) => a - b));
      const members = await testApp.db.read.select().from(clubMemberships).where(eq(clubMemberships.clubId, club.id));
      expect(members).toHaveLength(joined.length);
      expect(issued.every((one) => one.state === "issued")).toBe(true);
    }
  });

  it("while its page is open: it is not found, its vouchers still work, and nobody is shown it", async () => {
    const club = await testApp.make.club(fitter.id);
    const driver = await testApp.make.consumer();
    await testApp.as(driver).call("joinClub", { body: { code: club.code } });
    const { version, title, name, discounts } = await owner.call("getDiscountClubById", byId(club.id));
    await owner.call("deleteDiscountClub", byId(club.id));
    const late = [
      await owner.send("getDiscountClubById", byId(club.id)),
      await owner.send("editDiscountClub", { body: { id: club.id, version, title, name, discounts } }),
      await owner.send("setClubBudget", { ...byId(club.id), body: { vouchers: 5, version } }),
      await owner.send("discountClubsActivity", { ...byId(club.id), body: { action: "deactivate" } }),
      await owner.send("deleteDiscountClub", byId(club.id)),
      await admin.send("adminGetDiscountClub", byId(club.id)),
      await admin.send("approveDiscountClub", { ...byId(club.id), body: { version } }),
    ];
    expect(late.map((one) => one.error?.code)).toEqual(late.map(() => "NOT_FOUND"));
    expect((await testApp.as(driver).call("getConsumerClubs", byId(driver.id))).list).toEqual([]);
    const [voucher] = await ofClub(club.id);
    expect(await owner.call("setUsedConsumerDiscount", { ...byId(voucher?.id ?? 0), body: {} })).toMatchObject({
      state: "used",
    });
  });

  it("or switched off during a run in the background: what was issued stays, nothing more comes", async () => {
    const club = await testApp.make.club(fitter.id);
    await testApp.as(await testApp.make.consumer()).call("joinClub", { body: { code: club.code } });
    const late = await testApp.make.consumer();
    await testApp.run((ctx) =>
      ctx.db.insert(clubMemberships).values({ clubId: club.id, consumerId: late.id, joinedAt: ctx.now }),
    );
    await owner.call("deleteDiscountClub", byId(club.id));
    await testApp.app.jobs.run("issue-club-vouchers", { id: club.id, run: "too late" });
    expect(await ofClub(club.id)).toHaveLength(1);
    expect(
      await testApp.db.read
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.clubId, club.id), eq(vouchers.consumerId, late.id))),
    ).toEqual([]);
  });
});
