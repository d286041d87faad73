import { CallError } from "@treadclub/contract/client";
import { noConditions, quoteTotal } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import type { QuoteView } from "#entities/quote/queries.ts";
import { answerBody, draftTotal, emptyDraft, sentFields, type AnswerDraft } from "./answer-draft.ts";

type Vouchers = QuoteView["vouchers"];
const voucher = (amount_pence: number, by: "member" | "platform"): Vouchers[number] => ({
  id: 1,
  code: "ABCD",
  state: "reserved",
  title: "",
  subtitle: "",
  description: "",
  terms: "",
  amount_pence,
  conditions: noConditions,
  used_pence: null,
  club_id: 1,
  group: null,
  only_at: [],
  member_id: by === "member" ? 5 : null,
  member_name: "",
  by,
  consumer: { id: 1, name: "" },
  issued_at: "",
  expires_on: null,
  used_at: null,
  used_at_member: null,
  link: "",
  shared_count: 0,
  shared_by_email: false,
  shared_at: null,
  refusal: null,
  undo_until: null,
  withdrawn_at: null,
  withdrawn_reason: null,
  can: { use: false, undo: false, share: false, withdraw: false },
});
const member: QuoteView["member"] = {
  id: 5,
  company_name: "",
  phone: "",
  website: null,
  location: null,
  distance_miles: null,
};
const draft = (...changes: readonly Partial<AnswerDraft>[]): AnswerDraft => Object.assign(emptyDraft(2), ...changes);
const valve = { name: "Valve and balancing", quantity: 2, price_pence: 850 };

describe("draftTotal", () => {
  it("is what the rules say for the body that is sent", () => {
    const quote = {
      id: 7,
      version: 3,
      quantity: 2,
      member,
      vouchers: [voucher(500, "platform"), voucher(1000, "member")],
    };
    const answer = draft(
      { brand: "Michelin", unit_price_pence: 8999 },
      { services: [valve, { name: "Old tyres taken", quantity: 1, price_pence: 333 }] },
    );
    const body = answerBody(answer, quote);
    const lines = [
      {
        product: "Tyres",
        brand: null,
        quantity: quote.quantity,
        unitPence: body.unit_price_pence,
        vat: "standard" as const,
      },
      ...(body.services ?? []).map((line) => ({
        product: line.name,
        brand: null,
        quantity: line.quantity,
        unitPence: line.price_pence,
        vat: "standard" as const,
      })),
    ];
    const expected = quoteTotal({
      lines,
      vouchers: [
        { amountPence: 500, conditions: noConditions, by: "platform" },
        { amountPence: 1000, conditions: noConditions, by: "member" },
      ],
      vatRatePercent: 20,
    });
    expect(draftTotal(answer, quote, 20)).toEqual(expected);
    expect(expected.totalPence).toBe(2 * 8999 + 2 * 850 + 333 - 1500);
  });
  it("never falls below nothing", () => {
    const quote = { quantity: 1, member, vouchers: [voucher(50_000, "platform")] };
    expect(draftTotal(draft({ unit_price_pence: 4000 }), quote, 20)).toMatchObject({
      linesPence: 4000,
      discountPence: 4000,
      totalPence: 0,
    });
  });
  it("counts what is not a price yet as nothing, so that typing never breaks it", () => {
    const quote = { quantity: 2, member, vouchers: [] };
    expect(draftTotal(draft({ unit_price_pence: Number.NaN }), quote, 20).totalPence).toBe(0);
    expect(
      draftTotal(draft({ unit_price_pence: null }, { services: [{ ...valve, quantity: null }] }), quote, 20).totalPence,
    ).toBe(0);
    expect(draftTotal(draft({ unit_price_pence: -500 }), quote, 20).totalPence).toBe(0);
  });
  it("takes nothing off for another member's voucher, which an administrator sees too", () => {
    const quote = {
      quantity: 1,
      member: { ...member, id: 6 },
      vouchers: [voucher(1000, "member"), voucher(500, "platform")],
    };
    expect(draftTotal(draft({ unit_price_pence: 5000 }), quote, 20)).toMatchObject({
      discountPence: 500,
      totalPence: 4500,
    });
  });
  it("has no VAT for a member who is not registered", () =>
    expect(draftTotal(draft({ unit_price_pence: 5000 }), { quantity: 1, member, vouchers: [] }, 0).vatPence).toBe(0));
});

describe("emptyDraft", () => {
  it("knows the usual time for so many tyres", () =>
    expect([emptyDraft(1).fitting_minutes, emptyDraft(4).fitting_minutes]).toEqual([45, 90]));
  it("begins with the lines of an earlier answer", () => {
    const like = emptyDraft(2, { brand: "Avon", unit_price_pence: 7000, services: [valve] });
    expect(like).toMatchObject({ brand: "Avon", unit_price_pence: 7000, fitting_minutes: 60 });
    expect(like.services[0]).toEqual(valve);
  });
});

describe("answerBody", () => {
  it("leaves empty lines out and trims", () => {
    const body = answerBody(
      draft(
        { brand: " Avon ", unit_price_pence: 7000 },
        { services: [{ name: "", quantity: 1, price_pence: null }, valve] },
      ),
      { id: 7, version: 3 },
    );
    expect(body).toMatchObject({
      quote_id: 7,
      version: 3,
      brand: "Avon",
      services: [{ name: valve.name, quantity: 2, price_pence: 850 }],
      alternatives: [],
    });
  });
});

describe("sentFields", () => {
  it("puts a line's problem where the line stands on the screen", () => {
    const lines = draft({ brand: "Avon" }, { services: [{ name: "", quantity: 1, price_pence: null }, valve] });
    const error = new CallError(422, {
      code: "VALIDATION_FAILED",
      message: "",
      fields: { "services.0.name": "too long", brand: "too long" },
    });
    expect(sentFields(error, lines)).toMatchObject({ fields: { "services.1.name": "too long", brand: "too long" } });
    const lost = new CallError(0, { code: "OFFLINE", message: "" });
    expect(sentFields(lost, lines)).toBe(lost);
  });
});
