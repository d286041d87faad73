import { expect, it } from "vitest";
import { report } from "./en/report.ts";
import { howFacts } from "./how-facts.ts";
import { makeTranslate } from "./translate.ts";

const t = makeTranslate("en", [report]);

it("names the company that measured with a gauge, and no photos where there are none", () => {
  const facts = howFacts(
    {
      type: "tyre",
      method: "gauge",
      uncertaintyMm: 0.2,
      reviewedBy: "member",
      isByFitter: true,
      memberName: "Forge Lane Tyres",
      photos: [],
      submittedAt: "2026-11-20T09:00:00Z",
      completedAt: "2026-11-20T09:00:00Z",
      tyreSize: "205/55 R16",
      mileage: null,
    },
    t,
  ).map(({ label, value }) => `${label}: ${value}`);
  expect(facts.slice(0, 3)).toEqual([
    "Method: Tread depth gauge",
    "Accuracy: About ±0.2 mm",
    "Measured by: Forge Lane Tyres",
  ]);
  expect(facts.filter((fact) => /^(Photos|Mileage)/.test(fact))).toEqual([]);
});
