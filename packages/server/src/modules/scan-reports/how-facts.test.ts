import { makeTranslate } from "@treadclub/texts";
import { report } from "@treadclub/texts/en/report";
import { expect, it } from "vitest";
import { treadReport } from "#testing/report-samples";
import { howFacts } from "./how-facts.ts";

const t = makeTranslate("en", [report]);

it("names the company that measured with a gauge, and no photos where there are none", () => {
  const facts = howFacts(
    { ...treadReport, method: "gauge", uncertaintyMm: 0.2, reviewedBy: "member", photos: [] },
    t,
  ).map(({ label, value }) => `${label}: ${value}`);
  expect(facts.slice(0, 3)).toEqual([
    "Method: Tread depth gauge",
    "Accuracy: About ±0.2 mm",
    "Measured by: Forge Lane Tyres",
  ]);
  expect(facts.filter((fact) => fact.startsWith("Photos"))).toEqual([]);
});
