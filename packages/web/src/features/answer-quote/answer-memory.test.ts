import { beforeEach, describe, expect, it } from "vitest";
import { emptyDraft } from "./answer-draft.ts";
import { rememberAnswer, remembered } from "./answer-memory.ts";

const balance = { name: "Balancing", quantity: 2, price_pence: 850 };
const disposal = { name: "Disposal", quantity: 1, price_pence: 300 };
const answer = emptyDraft(2, {
  brand: "Avon ZV7",
  unit_price_pence: 7000,
  alignment_check: true,
  services: [balance, disposal],
});

beforeEach(() => sessionStorage.clear());

describe("remembered", () => {
  it("is nothing before the first answer", () => expect(remembered("205/55 R16", 2)).toBeNull());
  it("brings the price back for the same size only", () => {
    rememberAnswer(answer, "205/55 R16", 2);
    expect(remembered("205/55 R16", 2)).toMatchObject({
      size: "205/55 R16",
      brand: "Avon ZV7",
      unit_price_pence: 7000,
    });
    expect(remembered("225/45 R17", 2)).toMatchObject({
      size: null,
      brand: "",
      unit_price_pence: null,
      alignment_check: true,
    });
  });
  it("counts a service per tyre anew", () => {
    rememberAnswer(answer, "205/55 R16", 2);
    expect(remembered("225/45 R17", 4)?.services).toEqual([{ ...balance, quantity: 4 }, disposal]);
  });
  it("survives what it did not write", () => {
    sessionStorage.setItem("draft:answer-lines", "{broken");
    expect(remembered("205/55 R16", 2)).toBeNull();
  });
});
