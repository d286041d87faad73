import { addDays, londonDay } from "@treadclub/rules";
import { makeTranslate } from "@treadclub/texts";
import { base } from "@treadclub/texts/en/base";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const fitter = await testApp.make.member();
const owner = testApp.as(fitter.owner);
const t = makeTranslate("en", [base]);
const taken = { name: t("base.field.name_taken") };
const today = londonDay(testApp.clock.now());
const discount = { title: "£10 off", amount_pence: 1000 };
type Problem = Extract<keyof typeof base, `base.field.${string}`> extends `base.field.${infer P}` ? P : never;
let count = 0;
const club = (changes: object = {}) => ({
  title: "Club",
  name: `Club ${(count += 1)}`,
  discounts: [discount],
  ...changes,
});
const send = (changes: object) => owner.send("editDiscountClub", { body: club(changes) });
const mine = async () =>
  (await owner.call("getMemberClubs", { params: { id: String(fitter.id) }, body: { per_page: 100 } })).total_count;

describe("a club with bad input", () => {
  const long = "x".repeat(10_000);
  it.each<[string, object, string, Problem]>([
    ["an amount of 0", { discounts: [{ ...discount, amount_pence: 0 }] }, "discounts.0.amount_pence", "too_small"],
    [
      "an amount below 0",
      { discounts: [{ ...discount, amount_pence: -500 }] },
      "discounts.0.amount_pence",
      "too_small",
    ],
    ["an absurd amount", { discounts: [{ ...discount, amount_pence: 1e15 }] }, "discounts.0.amount_pence", "too_large"],
    ["half a penny", { discounts: [{ ...discount, amount_pence: 10.5 }] }, "discounts.0.amount_pence", "wrong_type"],
    [
      "101 per cent",
      { discounts: [{ ...discount, conditions: { percent: 101 } }] },
      "discounts.0.conditions.percent",
      "too_large",
    ],
    [
      "11 for each driver",
      { discounts: [{ ...discount, conditions: { per_person: 11 } }] },
      "discounts.0.conditions.per_person",
      "too_large",
    ],
    ["no discount", { discounts: [] }, "discounts", "required"],
    [
      "dates the wrong way round",
      { starts_on: addDays(today, 9), ends_on: addDays(today, 3) },
      "ends_on",
      "date_order",
    ],
    ["a last day in the past", { ends_on: addDays(today, -1) }, "ends_on", "date_past"],
    ["a day that does not exist", { ends_on: "2027-02-30" }, "ends_on", "date"],
    ["a title of 10,000 characters", { title: long }, "title", "too_long"],
    ["a name of 10,000 characters", { name: long }, "name", "too_long"],
    ["terms of 10,000 characters", { discounts: [{ ...discount, terms: long }] }, "discounts.0.terms", "too_long"],
    ["a name of spaces", { name: "   " }, "name", "required"],
    ["a budget of 0", { budget: { vouchers: 0 } }, "budget.vouchers", "too_small"],
    [
      "two discounts of one name",
      { discounts: [discount, { ...discount, title: "£10 OFF" }] },
      "discounts.1.title",
      "name_taken",
    ],
  ])("is refused at its field: %s", async (_, changes, field, problem) => {
    const before = await mine();
    const { error } = await send(changes);
    expect([error?.code, error?.fields]).toEqual(["VALIDATION_FAILED", { [field]: t(`base.field.${problem}`) }]);
    expect(await mine()).toBe(before);
  });

  it("is refused with the name of another club of the company, also of one that is wanted, and taken back by a deletion", async () => {
    const one = await owner.call("editDiscountClub", { body: club({ name: "Winter tyres" }) });
    expect((await send({ name: "WINTER tyres" })).error?.fields).toEqual(taken);
    const live = await testApp.make.club(fitter.id, { name: "Was" });
    await owner.call("editDiscountClub", { body: club({ id: live.id, name: "Will be" }) });
    for (const name of ["Was", "Will be"]) expect((await send({ name })).error?.fields).toEqual(taken);
    const other = await owner.call("editDiscountClub", { body: club() });
    expect((await send({ id: other.id, name: "Winter tyres" })).error?.fields).toEqual(taken);
    // Its own name is no obstacle, nor is that of another company.
    expect((await send({ id: one.id, name: "Winter tyres", title: "New title" })).status).toBe(200);
    const stranger = testApp.as((await testApp.make.member()).owner);
    expect((await stranger.send("editDiscountClub", { body: club({ name: "Winter tyres" }) })).status).toBe(200);
    await owner.call("deleteDiscountClub", { params: { id: String(one.id) } });
    expect((await send({ name: "Winter tyres" })).status).toBe(200);
  });
});

describe("a club with unusual words", () => {
  it.each([
    ["emoji", "Tyres 🛞👨‍👩‍👧‍👦 club"],
    ["right to left", "نادي الخصم للإطارات"],
    ["Chinese and Ukrainian", "轮胎俱乐部 · Клуб шин"],
    ["markup", "<b>Club</b> & 'friends' \"here\""],
    ["a formula", "=HYPERLINK(1)"],
  ])("keeps %s as they were typed, for its member and for drivers", async (_, words) => {
    const made = await testApp.make.club(fitter.id, {
      title: words,
      name: words,
      discounts: [{ ...discount, title: words }],
    });
    const record = await owner.call("getDiscountClubById", { params: { id: String(made.id) } });
    expect([record.title, record.name, record.discounts[0]?.title]).toEqual([words, words, words]);
    const driver = await testApp.make.consumer();
    const joined = await testApp.as(driver).call("joinClub", { body: { code: made.code } });
    expect([joined.club.name, joined.club.discounts[0]?.title]).toEqual([words, words]);
    const wallet = await testApp
      .as(driver)
      .call("getConsumerDiscounts", { params: { id: String(driver.id) }, body: {} });
    expect(wallet.list.map((one) => one.title)).toEqual([words]);
  });
});
