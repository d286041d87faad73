import { describe, expect, it } from "vitest";
import type { DriverQuoteRow } from "#entities/quote/consumer-queries.ts";
import { groupByRequest, lowestQuoteId } from "./quote-groups.ts";

const row = (
  id: number,
  request_id: number,
  state: DriverQuoteRow["state"],
  pence: number | null = null,
): DriverQuoteRow => ({
  id,
  number: `Q${id}`,
  request_id,
  state,
  member: { id, company_name: `Fitter ${id}`, phone: "", location: null },
  consumer: { id: 1, name: "Anna", phone: null, email: "" },
  vehicle: { id: 7, number: "CU57ABC", brand: "Ford", model: "Focus" },
  tyre_size: "205/55 R16",
  quantity: 2,
  positions: ["front_left", "front_right"],
  preferred_on: null,
  requested_at: "2026-11-20T12:00:00Z",
  expires_at: null,
  expected: null,
  total:
    pence === null
      ? null
      : {
          lines_pence: pence,
          discount_pence: 0,
          total_pence: pence,
          vat_pence: 0,
          vat_rate_percent: 20,
          discounts: [],
        },
});

describe("groupByRequest", () => {
  it("puts the quotes of one request together and keeps the order of requests", () => {
    const groups = groupByRequest([
      row(5, 2, "awaiting_member"),
      row(4, 1, "awaiting_member"),
      row(6, 2, "awaiting_member"),
    ]);
    expect(groups.map((group) => [group.requestId, group.quotes.map((quote) => quote.id)])).toEqual([
      [2, [5, 6]],
      [1, [4]],
    ]);
  });
  it("shows the cheapest answer first, then who has not answered, then what is over", () => {
    const [group] = groupByRequest([
      row(1, 1, "expired"),
      row(2, 1, "awaiting_member"),
      row(3, 1, "awaiting_customer", 20_000),
      row(4, 1, "in_review"),
      row(5, 1, "awaiting_customer", 18_000),
      row(6, 1, "rejected", 10_000),
    ]);
    expect(group?.quotes.map((quote) => quote.id)).toEqual([5, 3, 4, 2, 6, 1]);
    expect(group).toMatchObject({ state: "answered", answered: 2, waiting: 2, lowestPence: 18_000 });
  });
  it.each([
    [["booked", "cancelled"], "booked"],
    [["awaiting_customer", "awaiting_member"], "answered"],
    [["in_review", "rejected"], "waiting"],
    [["rejected", "expired", "cancelled"], "closed"],
  ] as const)("%s is %s", (states, wanted) =>
    expect(groupByRequest(states.map((state, index) => row(index + 1, 1, state)))[0]?.state).toBe(wanted),
  );
  it("is empty for no quotes", () => expect(groupByRequest([])).toEqual([]));
});

const answered = (id: number, pence: number, services: readonly string[] = [], alignment_check = false) => ({
  ...row(id, 1, "awaiting_customer", pence),
  answer: {
    brand: "Dunlop",
    unit_price_pence: pence,
    alternatives: [],
    services: services.map((name) => ({ name, quantity: 2, price_pence: 0 })),
    alignment_check,
    fitting_minutes: 45,
    message: "",
    answered_at: "2026-11-20T12:00:00Z",
  },
});

describe("lowestQuoteId", () => {
  it("marks the lowest of several answers only", () => {
    const rejected = { ...answered(3, 100), state: "rejected" as const };
    expect(lowestQuoteId([answered(1, 300), answered(2, 200), rejected])).toBe(2);
    expect(lowestQuoteId([answered(1, 300)])).toBeNull();
    expect(lowestQuoteId([answered(1, 200), answered(2, 200)])).toBeNull();
  });
  it("marks none where one includes more than another", () => {
    const both = ["Balancing", "Disposal"];
    expect(lowestQuoteId([answered(1, 300, both), answered(2, 200, ["disposal ", "balancing"])])).toBe(2);
    expect(lowestQuoteId([answered(1, 300, both), answered(2, 200, ["Balancing"])])).toBeNull();
    expect(lowestQuoteId([answered(1, 300, [], true), answered(2, 200)])).toBeNull();
  });
});
