import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const guest = testApp.as(null);
const fitter = await testApp.make.member({ companyName: "Harbour Tyres" });
const other = await testApp.make.member();
const [owner, stranger] = [testApp.as(fitter.owner), testApp.as(other.owner)];
const at = (id: number) => ({ params: { id: String(id) } });
const clubBody = (extra: object = {}) => ({
  body: {
    title: "Winter",
    name: `Winter ${crypto.randomUUID()}`,
    discounts: [{ title: "£5 off", amount_pence: 500 }],
    ...extra,
  },
});

describe("products of a discount", () => {
  it("are those that everybody sells, and a fitter's own", async () => {
    await owner.call(
      "editDiscountClub",
      clubBody({
        discounts: [{ title: "£5 off", amount_pence: 500, conditions: { products: ["Brake check", "tyres"] } }],
      }),
    );
    const names = async (as: typeof owner, search = "") =>
      (await as.call("getProductsListTypeAdd", { body: { search } })).list;
    expect(await names(guest)).toEqual([
      { name: "Tyres", is_own: false },
      { name: "Wheel alignment", is_own: false },
    ]);
    expect(await names(owner)).toContainEqual({ name: "Brake check", is_own: true });
    expect((await names(owner, "TYRE")).map(({ name }) => name)).toEqual(["Tyres"]);
    expect(await names(owner, "brake")).toEqual([{ name: "Brake check", is_own: true }]);
    expect(await names(stranger, "brake")).toEqual([]);
    expect(await names(owner, "%")).toHaveLength(3);
  });

  it("exist, resemble each other, or are new", async () => {
    const check = async (name: string, as = owner) => as.call("checkedProductName", { body: { name } });
    expect(await check(" BRAKE  checks ")).toEqual({ outcome: "exists", names: ["Brake check"] });
    expect(await check("brake chek")).toEqual({ outcome: "similar", names: ["Brake check"] });
    expect(await check("brake chek", stranger)).toEqual({ outcome: "free", names: [] });
    expect(await check("Air conditioning")).toEqual({ outcome: "free", names: [] });
    const long = await owner.send("checkedProductName", { body: { name: "x".repeat(10_000) } });
    expect(long.error?.code).toBe("VALIDATION_FAILED");
    expect((await check("عجلة")).outcome).toBe("free");
  });
});

describe("the code of a club", () => {
  it("is free, readable, and the club's when it is sent with it", async () => {
    const { code } = await guest.call("getUniqueCode", {});
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect((await owner.call("editDiscountClub", clubBody({ code }))).code).toBe(code);
    expect((await owner.call("editDiscountClub", clubBody({ code: " winter-10 " }))).code).toBe("WINTER10");
    for (const wrong of ["ABC", "ÄPFEL123", "A".repeat(21)])
      expect((await owner.send("editDiscountClub", clubBody({ code: wrong }))).error?.fields).toHaveProperty("code");
  });

  it("goes to one of those who save it at the same time", async () => {
    const { code } = await guest.call("getUniqueCode", {});
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 === 0 ? owner : stranger).send("editDiscountClub", clubBody({ code })),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = sent.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => Object.keys(error?.fields ?? {}))).toEqual(refused.map(() => ["code"]));
  });

  it("stays when the club is edited", async () => {
    const club = await owner.call("editDiscountClub", clubBody());
    const edited = await owner.call("editDiscountClub", clubBody({ id: club.id, code: "SOMETHING" }));
    expect(edited.code).toBe(club.code);
  });
});

describe("clubs for administrators", () => {
  it("are counted while they wait", async () => {
    const count = async () => (await guest.call("getCountNewClubs", {})).count;
    const before = await count();
    const club = await owner.call("editDiscountClub", clubBody());
    expect(await count()).toBe(before + 1);
    await admin.call("approveDiscountClub", { ...at(club.id), body: {} });
    expect(await count()).toBe(before);
  });

  it("are listed by fitter: all of them, and those that can be joined", async () => {
    const shop = await testApp.make.member();
    const open = await testApp.make.club(shop.id, { name: "Open" });
    const waiting = await testApp.make.club(shop.id, { name: "Waiting", state: "awaiting_moderation" });
    const ids = (page: { list: readonly { id: number }[] }) => page.list.map(({ id }) => id);
    expect(ids(await admin.call("discountClubList", { ...at(shop.id), body: {} }))).toEqual([waiting.id, open.id]);
    expect(ids(await admin.call("getDiscountClubByMemberId", at(shop.id)))).toEqual([open.id]);
    expect((await admin.send("discountClubList", { ...at(999_999), body: {} })).error?.code).toBe("NOT_FOUND");
    expect((await admin.send("getDiscountClubByMemberId", at(999_999))).error?.code).toBe("NOT_FOUND");
    expect((await owner.send("getDiscountClubByMemberId", at(shop.id))).error?.code).toBe("ROLE_FORBIDDEN");
  });
});
