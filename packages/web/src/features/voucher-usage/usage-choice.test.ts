import { expect, it } from "vitest";
import { choiceOf, queryOf } from "./usage-choice.ts";

const today = "2026-11-24";

it("is twelve months by itself, 30 days by day", () => {
  expect(queryOf(choiceOf({}, today))).toEqual({ from_day: "2025-12-01", to_day: today, by: "month" });
  expect(queryOf(choiceOf({ by: "day", club_id: "7" }, today))).toEqual({
    from_day: "2026-10-26",
    to_day: today,
    by: "day",
    club_id: "7",
  });
});

it("passes over what an address cannot mean", () => {
  const odd = choiceOf({ by: "year", from_day: "2026-02-30", to_day: "x", member_id: "-1", show: "money" }, today);
  expect(odd).toEqual(choiceOf({}, today));
});

it.each([
  [{ from_day: "2026-11-25" }, false],
  [{ by: "day", from_day: "2025-11-24" }, true],
  [{ by: "day", from_day: "2025-11-23" }, false],
  [{ from_day: "2021-12-31" }, true],
  [{ from_day: "2021-11-30" }, false],
])("%o is counted: %s", (values, isValid) => {
  expect(choiceOf({ to_day: today, ...values }, today).isValid).toBe(isValid);
});
