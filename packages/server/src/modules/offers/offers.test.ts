import { addDays, londonDay } from "@treadclub/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { clubs, offerSettings } from "#modules/clubs";
import { issueWelcome, withdrawVouchersOfScan } from "#modules/vouchers";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const chief = await testApp.make.superAdmin();
const fitter = await testApp.make.member();
const start = testApp.clock.now();
const today = londonDay(start);
const noWords = { title: "", text: "", plain: "", terms: "" };
const settings = {
  shown: true,
  welcome_pence: 500,
  welcome_days: null,
  cap_pence: 10_000,
  texts: (["en", "cn", "uk"] as const).map((locale) => ({ locale, ...noWords })),
};
const read = async () => testApp.as(chief).call("getOfferSettings", {});
const body = async (changes: object = {}) => ({ ...settings, version: (await read()).version, ...changes });
const save = async (changes: object = {}) => testApp.as(chief).call("saveOfferSettings", { body: await body(changes) });
const config = () => testApp.as(null).call("getConfig", { query: {} });
const words = async (locale: string) => (await config()).sign_up_offer?.texts.find((one) => one.locale === locale);
const clubOf = (memberId: number | null, pence: number, more: object = {}, conditions: object = {}) =>
  testApp.make.club(memberId, { discounts: [{ title: "Off", amount_pence: pence, conditions }], ...more });
const best = async () => (await read()).best_pence;

beforeEach(async () => {
  testApp.clock.stopAt(start);
  await testApp.run(async (ctx) => {
    await ctx.db.delete(offerSettings);
    await ctx.db.update(clubs).set({ active: false });
  });
  testApp.app.offers.forget();
});

describe("what is claimed", () => {
  it("is what one driver can take off one job, rounded down, at most the ceiling, and nothing of little", async () => {
    expect((await config()).sign_up_offer?.up_to_pence).toBeNull();
    expect((await words("en"))?.text).not.toContain("up to");
    await clubOf(fitter.id, 1700);
    testApp.clock.forward(61_000);
    expect((await config()).sign_up_offer?.up_to_pence).toBe(2000);
    expect((await words("en"))?.text).toContain("up to £20");
    expect((await words("uk"))?.text).toContain("до 20\u00a0£");
    await clubOf(fitter.id, 90_000);
    await save();
    expect((await config()).sign_up_offer?.up_to_pence).toBe(10_000);
    await save({ cap_pence: 5000 });
    expect((await words("cn"))?.text).toContain("£50");
  });

  it("is kept for a minute", async () => {
    await config();
    await clubOf(fitter.id, 1700);
    expect((await config()).sign_up_offer?.up_to_pence).toBeNull();
  });

  it.each<[string, object, object]>([
    ["waits for moderation", { state: "awaiting_moderation" }, {}],
    ["begins later", { startsOn: addDays(today, 5) }, {}],
    ["has too little money left", { budget: { pence: 1699 } }, {}],
    ["gives shares of a price", {}, { percent: 50 }],
    ["goes with no other voucher", {}, { stackable: false }],
    ["asks for much", {}, { min_spend_pence: 15_001 }],
    ["is for one product", {}, { products: ["MOT"] }],
    ["is for one brand", {}, { brands: ["Michelin"] }],
    ["cannot be used in the shop", {}, { channels: ["online"] }],
  ])("leaves out a club that %s", async (_, club, conditions) => {
    await clubOf(fitter.id, 1700, club, conditions);
    expect(await best()).toBe(500);
  });

  it.each([{ vouchers: 1 }, { pence: 3000 }, { vouchers_per_day: 1 }])(
    "leaves out a club whose budget %o others have used up",
    async (budget) => {
      const club = await clubOf(fitter.id, 1700, { budget });
      expect(await best()).toBe(2200);
      await testApp.make.join((await testApp.make.consumer()).id, club);
      expect(await best()).toBe(500);
    },
  );

  it("leaves out a club that is paused", async () => {
    const other = await clubOf(fitter.id, 1700);
    expect(await best()).toBe(2200);
    await testApp.as(chief).call("discountClubsActivity", {
      params: { id: String(other.id) },
      body: { action: "deactivate" },
    });
    expect(await best()).toBe(500);
  });

  it("adds the platform's clubs to a fitter's, never one fitter's to another's, and four at most", async () => {
    await clubOf(null, 1000);
    await clubOf((await testApp.make.member()).id, 1200);
    for (const pence of [900, 800, 700]) await clubOf(fitter.id, pence);
    expect(await best()).toBe(1000 + 900 + 800 + 700);
  });
});

describe("the settings", () => {
  const welcomeOf = async () => {
    const driver = await testApp.make.consumer();
    const vehicleId = (await testApp.make.vehicle(driver)).id;
    const scan = await testApp.make.scan(driver, { vehicleId });
    return { driver, scan, id: await testApp.run((ctx) => issueWelcome(ctx, driver.id, scan.id)) };
  };
  type Welcome = Awaited<ReturnType<typeof welcomeOf>>;
  const voucherOf = async ({ driver }: Welcome, language = "en") => {
    const { list } = await testApp
      .as(driver)
      .call(
        "getConsumerDiscounts",
        { params: { id: String(driver.id) }, body: {} },
        { headers: { "accept-language": language } },
      );
    return list.map(({ amount_pence, title, expires_on }) => [amount_pence, title, expires_on])[0];
  };

  it("change the voucher from now on, and leave issued ones as they are", async () => {
    const first = await welcomeOf();
    const changed = await save({ welcome_pence: 800, welcome_days: 30 });
    expect(changed.history).toMatchObject([
      { welcome_pence: 800, welcome_days: 30, by: expect.stringMatching(/\w+ \w+/) },
    ]);
    expect((await words("en"))?.title).toBe("£8 for your first tyre scan");
    expect((await config()).welcome_voucher_pence).toBe(800);
    expect(await voucherOf(first)).toEqual([500, "£5 welcome voucher", null]);
    expect(await voucherOf(await welcomeOf())).toEqual([800, "£8 welcome voucher", addDays(today, 30)]);
    expect(await voucherOf(first, "zh-CN")).toEqual([500, "£5 新人券", null]);
    // One that comes back is worth what it was given for.
    await testApp.run((ctx) => withdrawVouchersOfScan(ctx, first.scan.id));
    await testApp.run((ctx) => issueWelcome(ctx, first.driver.id, first.scan.id));
    expect(await voucherOf(first)).toEqual([500, "£5 welcome voucher", addDays(today, 30)]);
  });

  it("say the built-in words where none are written, and nothing at all when switched off", async () => {
    const [, ...others] = settings.texts;
    const own = {
      locale: "en",
      title: "Hello",
      text: "Up to {amount}, {voucher} at once",
      plain: "Soon",
      terms: "Once.",
    };
    await save({ texts: [own, ...others] });
    expect(await words("en")).toMatchObject({ title: "Hello", text: "Soon", terms: "Once." });
    expect((await words("cn"))?.title).toContain("£5");
    await clubOf(fitter.id, 1700);
    await save({ texts: [own, ...others] });
    expect((await words("en"))?.text).toBe("Up to £20, £5 at once");
    const { history } = await save({ shown: false, texts: [own, ...others] });
    expect((await config()).sign_up_offer).toBeUndefined();
    expect(history.map((one) => one.texts_changed)).toEqual([false, false, true]);
    expect((await welcomeOf()).id).not.toBeNull();
  });

  it("are for super administrators to change, one after the other", async () => {
    const admin = testApp.as(await testApp.make.admin());
    expect((await admin.call("getOfferSettings", {})).can).toEqual({ edit: false });
    expect((await admin.send("saveOfferSettings", { body: await body() })).error?.code).toBe("ROLE_FORBIDDEN");
    const known = await body();
    const caller = testApp.as(chief);
    const sent = await Promise.all(
      [800, 900].map((pence) => caller.send("saveOfferSettings", { body: { ...known, welcome_pence: pence } })),
    );
    expect(sent.map(({ error }) => error?.code ?? "saved").toSorted()).toEqual(["STATE_CONFLICT", "saved"]);
    expect((await read()).history).toHaveLength(1);
  });

  it("take only what fits", async () => {
    const fieldOf = async (changes: object) =>
      Object.keys(
        (await testApp.as(chief).send("saveOfferSettings", { body: await body(changes) })).error?.fields ?? {},
      );
    const [en, ...others] = settings.texts;
    const worded = (changes: object) => ({ texts: [{ ...en, ...changes }, ...others] });
    expect(await fieldOf({ welcome_pence: -1 })).toEqual(["welcome_pence"]);
    expect(await fieldOf({ welcome_pence: 5001 })).toEqual(["welcome_pence"]);
    expect(await fieldOf({ welcome_days: 6 })).toEqual(["welcome_days"]);
    expect(await fieldOf({ cap_pence: 10_001 })).toEqual(["cap_pence"]);
    expect(await fieldOf(worded({ text: "Lots of discounts" }))).toEqual(["texts.0.text"]);
    expect(await fieldOf(worded({ plain: "Up to {amount}" }))).toEqual(["texts.0.plain"]);
    expect(await fieldOf(worded({ terms: "x".repeat(10_000) }))).toEqual(["texts.0.terms"]);
    expect(await fieldOf({ texts: [en, en, en] })).toEqual(["texts"]);
    expect((await read()).history).toEqual([]);
  });
});
