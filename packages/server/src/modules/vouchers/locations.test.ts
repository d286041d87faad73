import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { locations } from "#modules/members";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const byId = (id: number) => ({ params: { id: String(id) } });
const discounts = [{ title: "£10 off", amount_pence: 1000 }];

/** A fitter with two locations, and a driver's voucher of a club of the second one alone. */
async function limited() {
  const fitter = await testApp.make.member();
  const ids = await testApp.run(async (ctx) => {
    const made = await ctx.db
      .insert(locations)
      .values({ memberId: fitter.id, name: "Bow", addressLine1: "1 Bow Road", city: "London", postcode: "E3 2SJ" })
      .returning({ id: locations.id });
    const all = await ctx.db.select({ id: locations.id }).from(locations).where(eq(locations.memberId, fitter.id));
    return { bow: made[0]?.id ?? 0, first: Math.min(...all.map(({ id }) => id)) };
  });
  const owner = testApp.as(fitter.owner);
  const club = await owner.call("editDiscountClub", {
    body: { title: "Bow", name: "Bow drivers", location_ids: [ids.bow], discounts },
  });
  await admin.call("approveDiscountClub", { ...byId(club.id), body: {} });
  const driver = await testApp.make.consumer();
  const [voucher] = await testApp.make.join(driver.id, club);
  const { id, code } = voucher ?? { id: 0, code: "" };
  const use = (body: { location_id?: number }) => owner.send("setUsedConsumerDiscount", { ...byId(id), body });
  return { ...ids, fitter, owner, club, driver, id, code, use };
}

describe("a voucher of certain locations", () => {
  it("says where it counts, and counts there alone", async () => {
    const { bow, first, club, driver, id, use } = await limited();
    expect(club.only_at).toEqual([{ id: bow, name: "Bow" }]);
    const wallet = await testApp.as(driver).call("getConsumerDiscounts", { ...byId(driver.id), body: {} });
    expect(wallet.list.find((one) => one.id === id)?.only_at).toEqual([{ id: bow, name: "Bow" }]);
    expect((await use({})).error).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: { location_id: expect.any(String) },
    });
    expect((await use({ location_id: first })).error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { unapplied: "location" },
    });
    expect((await use({ location_id: bow })).status).toBe(200);
  });

  it("counts at all of them once its own are deleted", async () => {
    const { bow, first, use } = await limited();
    await testApp.run((ctx) => ctx.db.delete(locations).where(eq(locations.id, bow)));
    expect((await use({ location_id: first })).status).toBe(200);
  });

  it("handed in late, counts where the till stood, or where it did not know", async () => {
    const { first, owner, code } = await limited();
    const kept = { code, accepted_at: testApp.clock.now().toISOString(), till_key: "till-of-bow-0000000001" };
    const elsewhere = await owner.send("redeemKeptVoucher", { body: { ...kept, location_id: first } });
    expect(elsewhere.error).toMatchObject({ code: "STATE_CONFLICT", details: { unapplied: "location" } });
    expect((await owner.send("redeemKeptVoucher", { body: kept })).status).toBe(200);
  });

  it("comes from a club that names its own locations, and no group beside them", async () => {
    const { bow, owner, club } = await limited();
    const foreign = (await limited()).bow;
    const body = { title: "Bow", name: "Bow drivers", discounts };
    const saved = (location_ids: number[]) =>
      owner.send("editDiscountClub", { body: { ...body, name: "Others", location_ids } });
    expect((await saved([foreign])).error?.fields).toHaveProperty("location_ids");
    expect((await saved([bow, foreign])).error?.fields).toHaveProperty("location_ids");
    const known = club.discounts.map(({ id, title, amount_pence }) => ({ id, title, amount_pence }));
    const edited = await owner.call("editDiscountClub", {
      body: { ...body, id: club.id, discounts: known, location_ids: [] },
    });
    expect(edited).toMatchObject({ state: "awaiting_moderation", only_at: [{ id: bow }], pending: { only_at: [] } });
  });
});
