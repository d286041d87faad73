import { makeTranslate } from "@treadclub/texts";
import { base } from "@treadclub/texts/en/base";
import { office } from "@treadclub/texts/en/office";
import { noConditions } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { clubProblems } from "./club-check.ts";
import { clubBody, draftOf, noDiscount, type ClubDraft, type DraftDiscount } from "./club-draft.ts";

const t = makeTranslate("en", [base, office]);
const far = "That date is too far ahead. Choose an earlier one.";
const ten: DraftDiscount = { ...noDiscount, id: 4, title: "£10 off two tyres", amount_pence: 1000 };
const filled = (discounts = [ten]): ClubDraft => ({
  ...draftOf(null),
  title: "Winter",
  name: "Winter club",
  discounts,
});

describe("a club's draft", () => {
  it("becomes the body that the wire takes", () => {
    expect(clubBody(filled([ten, { ...noDiscount, title: " New ", amount_pence: 500 }]), null, 9)).toEqual({
      member_id: 9,
      title: "Winter",
      name: "Winter club",
      starts_on: null,
      ends_on: null,
      group_id: null,
      location_ids: [],
      budget: { vouchers: null, pence: null, vouchers_per_day: null },
      discounts: [
        {
          id: 4,
          title: "£10 off two tyres",
          subtitle: "",
          description: "",
          terms: "",
          amount_pence: 1000,
          conditions: noConditions,
        },
        { title: "New", subtitle: "", description: "", terms: "", amount_pence: 500, conditions: noConditions },
      ],
    });
    expect(clubBody(filled(), { id: 3, version: 7 }, 9)).toMatchObject({ id: 3, version: 7 });
  });
  it("sends the conditions of a discount", () => {
    const conditions = {
      percent: 10,
      min_spend_pence: 5000,
      channels: ["in_store" as const],
      products: ["Tyres", "MOT"],
      brands: ["Michelin"],
      stackable: false,
      per_person: 2,
    };
    const shares: DraftDiscount = {
      ...ten,
      conditions: {
        kind: "share",
        percent: 10,
        min_spend_pence: 5000,
        channels: ["in_store"],
        products: "Tyres\n MOT\n\nTyres",
        brands: " Michelin ",
        stackable: false,
        per_person: 2,
      },
    };
    expect(clubBody(filled([shares]), null, 9).discounts[0]?.conditions).toEqual(conditions);
  });
  it("begins with one empty discount", () => expect(draftOf(null).discounts).toEqual([noDiscount]));
});

const today = "2026-11-22";

describe("clubProblems", () => {
  it("wants a share from 1 to 100 and somewhere to use it", () => {
    const wrong = {
      ...ten,
      conditions: { ...ten.conditions, kind: "share", percent: 101, channels: [], per_person: 0 },
    };
    const found = clubProblems(filled([wrong]), today, t);
    expect(found["discounts.0.conditions.percent"]).toBe("Enter a whole number from 1 to 100.");
    expect(found["discounts.0.conditions.channels"]).toBe("Choose at least one place.");
    expect(found["discounts.0.conditions.per_person"]).toBe("Enter a number from 1 to 10.");
  });
  it("wants a title, a name and one whole discount", () => {
    expect(clubProblems(draftOf(null), today, t)).toMatchObject({
      title: "Enter a title.",
      name: expect.stringContaining("name"),
      "discounts.0.title": expect.any(String),
      "discounts.0.amount_pence": expect.any(String),
    });
    expect(Object.values(clubProblems(filled(), today, t)).filter(Boolean)).toEqual([]);
  });
  it("wants the days in their order", () => {
    expect(clubProblems({ ...filled(), starts_on: "2026-12-02", ends_on: "2026-12-01" }, today, t).ends_on).toBe(
      "The last day must be after the first day.",
    );
  });
  it("wants a start within 2 years and an end within 5 that is not over", () => {
    const days = (starts_on: string, ends_on: string) => {
      const found = clubProblems({ ...filled(), starts_on, ends_on }, today, t);
      return [found.starts_on, found.ends_on];
    };
    expect(days("2028-11-22", "2031-11-22")).toEqual([undefined, undefined]);
    expect(days("2028-11-23", "2031-11-23")).toEqual([far, far]);
    expect(days("2020-01-01", "2026-11-21")).toEqual([undefined, "That day has passed. Choose a later one."]);
  });
  it("wants discounts that tell themselves apart", () => {
    const found = clubProblems(filled([ten, { ...ten, id: null, title: ten.title.toUpperCase() }]), today, t);
    expect(found["discounts.0.title"]).toBeUndefined();
    expect(found["discounts.1.title"]).toEqual(expect.any(String));
  });
});
