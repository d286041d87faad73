import { describe, expect, it } from "vitest";
import { depthOf, readingOf } from "#scanner/launch/reading.ts";
import { draftOf, readDraft } from "./reading-draft.ts";

describe("a depth as people type it", () => {
  it.each([
    ["3.5", 3.5],
    ["3,5", 3.5],
    [" 2 ", 2],
    ["1.65 mm", 1.65],
    ["4мм", 4],
    ["0", 0],
    ["25", 25],
  ])("%s", (text, mm) => expect(depthOf(text)).toBe(mm));
  it.each(["", "x", "-1", "25.1", "3.5.1", "3.555", "99", "1e1", "3/32"])("%s is none", (text) =>
    expect(depthOf(text)).toBeNull(),
  );
});

describe("a reading", () => {
  const gauge = { kind: "gauge", inner_mm: 2, middle_mm: 3.5, outer_mm: 2.5 } as const;
  const coin = { kind: "coin", inner_hidden: true, middle_hidden: false, outer_hidden: true } as const;
  it.each([gauge, coin])("comes out of its own draft: $kind", (reading) => {
    expect(readDraft(draftOf(reading))).toEqual({ kind: "reading", reading });
    expect(readingOf(JSON.parse(JSON.stringify(reading)))).toEqual(reading);
  });
  it("names the places that lack one", () => {
    const empty = draftOf(undefined);
    expect(readDraft(empty)).toEqual({ kind: "wrong", places: ["inner", "middle", "outer"] });
    expect(readDraft({ ...empty, depths: { inner: "2", middle: "26", outer: "3,1" } })).toEqual({
      kind: "wrong",
      places: ["middle"],
    });
    expect(readDraft({ ...empty, kind: "coin", bands: { inner: true, middle: null, outer: false } })).toEqual({
      kind: "wrong",
      places: ["middle"],
    });
  });
  it("is nothing when it was kept damaged", () => {
    for (const kept of [null, "x", { ...gauge, inner_mm: 30 }, { ...coin, inner_hidden: 1 }, { kind: "thumb" }])
      expect(readingOf(kept)).toBeNull();
  });
});
