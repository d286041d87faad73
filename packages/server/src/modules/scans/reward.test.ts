import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "#modules/messages";
import { vouchers } from "#modules/vouchers";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const adminUser = await testApp.make.admin();
const admin = testApp.as(adminUser);
const fitter = await testApp.make.member({ companyName: "Harbour Tyres", scanManage: "members_only" });
const other = await testApp.make.member({ scanManage: "members_only" });
const [owner, staff, stranger] = [
  testApp.as(fitter.owner),
  testApp.as(await testApp.make.staff(fitter.id)),
  testApp.as(other.owner),
];
const at = (id: number) => ({ params: { id: String(id) } });

async function clubWith(memberId: number | null, title = "£15 off alignment") {
  const club = await testApp.make.club(memberId, {
    name: `Club ${crypto.randomUUID()}`,
    discounts: [{ title, amount_pence: 1500 }],
  });
  const { discounts } = await admin.call("adminGetDiscountClub", at(club.id));
  return { ...club, discountId: discounts[0]?.id ?? 0 };
}

/** A driver with a scan that waits for the fitter, and a discount of a club that they have not joined. */
async function scanned() {
  const joined = await testApp.make.club(fitter.id, {
    name: `Club ${crypto.randomUUID()}`,
    discounts: [{ title: "£1 off", amount_pence: 100 }],
  });
  const gift = await clubWith(fitter.id);
  const driver = await testApp.make.consumer({ freeScans: 8 });
  await testApp.as(driver).call("joinClub", { body: { code: joined.code } });
  const vehicle = await testApp.make.vehicle(driver);
  const scan = await testApp.make.scan(driver, { vehicleId: vehicle.id, clubCode: joined.code });
  return { driver: testApp.as(driver), driverId: driver.id, gift, vehicle, club: joined, ...scan };
}
type Scanned = Awaited<ReturnType<typeof scanned>>;

const judge = ({ id, version }: Pick<Scanned, "id" | "version">, by = owner) =>
  by.call("memberUpdateTread", {
    body: { scan_id: id, depths: { inner_mm: 5, middle_mm: 5, outer_mm: 5 }, version },
  });
const give = (by: typeof owner, id: number, discount_id: number) =>
  by.send("memberCreateScanDiscountVoucher", { body: { scan_id: id, discount_id } });
const seenBy = async (by: typeof owner, id: number) => (await by.call("consumerGetScanById", at(id))).reward;
const giftsOf = ({ driverId, gift }: Scanned) =>
  testApp.db.read
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.consumerId, driverId), eq(vouchers.clubDiscountId, gift.discountId)));

describe("a voucher given with a scan", () => {
  it("is none of a club with a budget, also when the budget comes before the result", async () => {
    const scan = await scanned();
    const setBudget = (vouchers: number | null) =>
      owner.call("setClubBudget", { ...at(scan.gift.id), body: { vouchers, pence: null, vouchers_per_day: null } });
    await setBudget(100);
    expect((await give(owner, scan.id, scan.gift.discountId)).status).not.toBe(200);
    await setBudget(null);
    expect((await give(owner, scan.id, scan.gift.discountId)).status).toBe(200);
    await setBudget(100);
    await judge(scan);
    expect(await giftsOf(scan)).toEqual([]);
  });

  it("is issued with the result, and is the driver's like any other", async () => {
    const scan = await scanned();
    const given = await give(owner, scan.id, scan.gift.discountId);
    expect(given.reply?.reward?.voucher).toMatchObject({
      discount_id: scan.gift.discountId,
      title: "£15 off alignment",
      member_name: "Harbour Tyres",
      voucher_id: null,
      state: null,
    });
    expect(await giftsOf(scan)).toEqual([]);
    expect(await seenBy(scan.driver, scan.id)).toBeNull();
    await judge(scan);
    const [voucher, ...more] = await giftsOf(scan);
    expect(more).toEqual([]);
    expect(voucher).toMatchObject({ state: "issued", amountPence: 1500, memberId: fitter.id, scanId: scan.id });
    const id = voucher?.id ?? 0;
    expect((await seenBy(scan.driver, scan.id))?.voucher).toMatchObject({ voucher_id: id, state: "issued" });
    expect(
      await testApp.db.read
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, scan.driverId), eq(notifications.openField, id))),
    ).toMatchObject([{ type: "voucher_issued" }]);
    expect((await owner.call("setUsedConsumerDiscount", { ...at(id), body: {} })).state).toBe("used");
  });

  it("stays away once its company withdrew it, until somebody gives it again", async () => {
    const scan = await scanned();
    await give(owner, scan.id, scan.gift.discountId);
    await judge(scan);
    const [{ id } = { id: 0 }] = await giftsOf(scan);
    await owner.call("withdrawConsumerDiscount", { ...at(id), body: { reason: "A mistake." } });
    await judge(await owner.call("memberUndoScanReview", { ...at(scan.id), body: {} }));
    expect(await giftsOf(scan)).toMatchObject([{ state: "withdrawn" }]);
    await give(owner, scan.id, scan.gift.discountId);
    expect(await giftsOf(scan)).toMatchObject([{ id, state: "issued", withdrawnAt: null, withdrawnReason: null }]);
  });

  it("after the result is issued at once; joining its club gives the club's own beside it", async () => {
    const scan = await scanned();
    expect((await judge(scan)).can.reward).toBe(true);
    const given = await give(staff, scan.id, scan.gift.discountId);
    expect(given.reply?.reward?.voucher?.state).toBe("issued");
    await scan.driver.call("joinClub", { body: { code: scan.gift.code } });
    expect((await giftsOf(scan)).map(({ nth }) => nth).toSorted((a, b) => a - b)).toEqual([-scan.id, 1]);
  });

  it("is issued once, whoever sends it how often at the same time", async () => {
    const scan = await scanned();
    await judge(scan);
    const both = Array.from({ length: 8 }, (_, n) =>
      n % 2 === 0
        ? give(n % 4 === 0 ? owner : staff, scan.id, scan.gift.discountId)
        : admin.send("createScanDiscountVoucher", {
            body: { scan_id: scan.id, discount_id: scan.gift.discountId },
          }),
    );
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await giftsOf(scan)).toHaveLength(1);
  });

  it("of two different ones at once only the later stays", async () => {
    const scan = await scanned();
    const second = await clubWith(fitter.id, "£20 off brakes");
    await judge(scan);
    await Promise.all([give(owner, scan.id, scan.gift.discountId), give(staff, scan.id, second.discountId)]);
    const rows = await testApp.db.read.select().from(vouchers).where(eq(vouchers.scanId, scan.id));
    const gifts = rows.filter(({ nth }) => nth < 0);
    expect(gifts.filter(({ state }) => state === "issued")).toHaveLength(1);
    const shown = (await seenBy(scan.driver, scan.id))?.voucher;
    expect(gifts.find(({ state }) => state === "issued")?.id).toBe(shown?.voucher_id);
  });

  it("is issued where giving it and the result come at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const scan = await scanned();
      await Promise.all([give(staff, scan.id, scan.gift.discountId), judge(scan)]);
      expect(await giftsOf(scan)).toMatchObject([{ state: "issued" }]);
    }
  });

  it("is withdrawn when it is taken back, and given again when it is given again", async () => {
    const scan = await scanned();
    await judge(scan);
    await give(owner, scan.id, scan.gift.discountId);
    await owner.call("memberDeleteScanReward", { params: { id: String(scan.id), part: "voucher" } });
    expect(await giftsOf(scan)).toMatchObject([{ state: "withdrawn" }]);
    expect(await seenBy(scan.driver, scan.id)).toBeNull();
    await owner.call("memberDeleteScanReward", { params: { id: String(scan.id), part: "voucher" } });
    await give(owner, scan.id, scan.gift.discountId);
    expect(await giftsOf(scan)).toMatchObject([{ state: "issued" }]);
    await admin.call("deleteDiscountByScanId", at(scan.id));
    expect(await giftsOf(scan)).toMatchObject([{ state: "withdrawn" }]);
  });

  it("that is used or reserved stays, and nothing takes its place", async () => {
    const scan = await scanned();
    await judge(scan);
    await give(owner, scan.id, scan.gift.discountId);
    const id = (await giftsOf(scan))[0]?.id ?? 0;
    const second = await clubWith(fitter.id, "£20 off brakes");
    const asked = await scan.driver.call("createQuote", {
      body: {
        vehicle_id: scan.vehicle.id,
        member_ids: [fitter.id],
        positions: ["front_left"],
        tyre_size: "205/55 R16",
        voucher_ids: [id],
      },
    });
    for (const state of ["reserved", "used"]) {
      expect(await giftsOf(scan)).toMatchObject([{ state }]);
      for (const refused of [
        await admin.send("deleteDiscountByScanId", at(scan.id)),
        await owner.send("memberDeleteScanReward", { params: { id: String(scan.id), part: "voucher" } }),
        await give(owner, scan.id, second.discountId),
      ])
        expect([refused.status, refused.error?.code]).toEqual([409, "STATE_CONFLICT"]);
      if (state === "used") break;
      await scan.driver.call("rejectQuote", { params: { id: String(asked.list[0]?.id ?? 0) }, body: {} });
      await owner.call("setUsedConsumerDiscount", { ...at(id), body: {} });
    }
    expect((await seenBy(scan.driver, scan.id))?.voucher).toMatchObject({ voucher_id: id, state: "used" });
  });

  it("goes with an undone result and comes back with the next one", async () => {
    const scan = await scanned();
    await give(owner, scan.id, scan.gift.discountId);
    await judge(scan);
    const undone = await owner.call("memberUndoScanReview", { ...at(scan.id), body: {} });
    expect(undone.reward?.voucher).toMatchObject({ discount_id: scan.gift.discountId, voucher_id: null });
    expect(await giftsOf(scan)).toMatchObject([{ state: "withdrawn" }]);
    await judge(undone);
    expect(await giftsOf(scan)).toMatchObject([{ state: "issued" }]);
  });
});

describe("who may give something with a scan", () => {
  it("are administrators, and the member that judges it; it is hidden from others", async () => {
    const scan = await scanned();
    const foreign = [
      await give(stranger, scan.id, scan.gift.discountId),
      await stranger.send("memberCreateScanBonusBanner", { body: { scan_id: scan.id, title: "Ours" } }),
      await stranger.send("createScanLogo", { body: { scan_id: scan.id } }),
      await stranger.send("getScanRewardOffers", at(scan.id)),
      await stranger.send("memberDeleteScanReward", { params: { id: String(scan.id), part: "logo" } }),
    ];
    expect(foreign.map(({ error }) => error?.code)).toEqual(foreign.map(() => "NOT_FOUND"));
    expect((await scan.driver.send("createScanLogo", { body: { scan_id: scan.id } })).error?.code).toBe(
      "ROLE_FORBIDDEN",
    );
  });

  it("not with a scan that an administrator judges, or that was rejected", async () => {
    const scan = await scanned();
    await admin.call("setAdminReviewScans", { body: { ids: [scan.id] } });
    expect((await give(owner, scan.id, scan.gift.discountId)).error?.code).toBe("STATE_CONFLICT");
    await testApp.make.reject(adminUser, scan.id);
    const late = await admin.send("createScanDiscountVoucher", {
      body: { scan_id: scan.id, discount_id: scan.gift.discountId },
    });
    expect(late.error?.code).toBe("STATE_CONFLICT");
  });

  it("and only what is on offer: the member's own, from administrators also the platform's", async () => {
    const scan = await scanned();
    const [theirs, platform] = [await clubWith(other.id), await clubWith(null, "£3 off")];
    for (const discount of [theirs.discountId, platform.discountId, 999_999])
      expect((await give(owner, scan.id, discount)).error?.fields).toHaveProperty("discount_id");
    const offers = await owner.call("getScanRewardOffers", at(scan.id));
    const ids = offers.list.map((offer) => offer.discount_id);
    expect(ids).toContain(scan.gift.discountId);
    expect(ids).not.toContain(platform.discountId);
    expect((await admin.call("getScanRewardOffers", at(scan.id))).list).toContainEqual(
      expect.objectContaining({ discount_id: platform.discountId, member_name: null, title: "£3 off" }),
    );
    await owner.call("discountClubsActivity", { ...at(scan.gift.id), body: { action: "deactivate" } });
    expect((await give(owner, scan.id, scan.gift.discountId)).error?.fields).toHaveProperty("discount_id");
  });
});
