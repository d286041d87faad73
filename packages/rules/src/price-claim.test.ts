import { expect, it } from "vitest";
import { latestWasSince, wasPriceProblem } from "./price-claim.ts";

const claim = {
  price_pence: 4000,
  was_pence: 5000,
  was_since: "2026-01-01",
  starts_on: "2026-03-01",
  ends_on: "2026-03-14",
};

it("takes a price that was higher for 28 days", () => {
  expect(wasPriceProblem(claim)).toBeNull();
  expect(wasPriceProblem({ ...claim, was_since: "2026-02-01" })).toBeNull();
  expect(wasPriceProblem({ ...claim, was_since: "2026-02-02" })).toBe("too_recent");
});

it("wants it as long as the offer runs", () => {
  expect(latestWasSince("2026-03-01", "2026-04-29")).toBe("2025-12-31");
  expect(wasPriceProblem({ ...claim, ends_on: "2026-04-29" })).toBe("too_recent");
});

it("refuses a price that was not higher", () => {
  expect(wasPriceProblem({ ...claim, was_pence: 4000 })).toBe("not_higher");
});
