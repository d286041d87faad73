import { makeTranslate } from "@treadclub/texts";
import { scan } from "@treadclub/texts/en/scan";
import { ui } from "@treadclub/texts/en/ui";
import { describe, expect, it } from "vitest";
import { draftOf, isEmptyDraft, readingOf, readingProblems } from "./reading-draft.ts";

const t = makeTranslate("en", [scan, ui]);
const empty = draftOf(null);
const gauge = { kind: "gauge", inner_mm: 3, middle_mm: 4.5, outer_mm: 5 } as const;
const coin = { kind: "coin", inner_hidden: true, middle_hidden: false, outer_hidden: true } as const;

describe("a reading as it is typed", () => {
  it.each([gauge, coin])("comes back as it was: %j", (reading) => {
    expect(readingOf(draftOf(reading))).toEqual(reading);
  });

  it("may be left out beside photos, and is asked for by hand", () => {
    expect(isEmptyDraft(empty)).toBe(true);
    expect(readingOf(empty)).toBeNull();
    expect(readingProblems(empty, true, t)).toEqual({});
    expect(Object.keys(readingProblems(empty, false, t))).toEqual([
      "own.depths.inner",
      "own.depths.middle",
      "own.depths.outer",
    ]);
  });

  it("has to be whole once it is begun, and of no tyre deeper than a new one", () => {
    const begun = { ...empty, depths: { inner: 3, middle: 25, outer: null } };
    const found = readingProblems(begun, true, t);
    expect(found["own.depths.inner"]).toBeUndefined();
    expect(found["own.depths.middle"]).toBe("Middle: enter a depth from 0 to 12 mm, like 3.5.");
    expect(found["own.depths.outer"]).toBeDefined();
    expect(readingOf(begun)).toBeNull();
  });

  it("keeps what was typed with the gauge while the coin is chosen", () => {
    const changed = { ...draftOf(gauge), kind: "coin" };
    expect(readingOf(changed)).toBeNull();
    expect(readingOf({ ...changed, kind: "gauge" })).toEqual(gauge);
    expect(readingProblems({ ...changed, bands: { inner: "hidden", middle: "", outer: "" } }, true, t)).toMatchObject({
      "own.bands.middle": "Middle: choose hidden or visible.",
    });
  });
});
