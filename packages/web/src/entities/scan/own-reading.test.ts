import { describe, expect, it } from "vitest";
import { isReading, provisionalOf, type OwnReading } from "./own-reading.ts";
import { readNotes } from "./scan-note.ts";

const gauge = (inner_mm: number, middle_mm: number, outer_mm: number): OwnReading => ({
  kind: "gauge",
  inner_mm,
  middle_mm,
  outer_mm,
});
const coin = (inner_hidden: boolean, middle_hidden: boolean, outer_hidden: boolean): OwnReading => ({
  kind: "coin",
  inner_hidden,
  middle_hidden,
  outer_hidden,
});

describe("a driver's own reading", () => {
  it.each([
    [gauge(5, 4, 3), "legal"],
    [gauge(5, 2.9, 6), "replace_soon"],
    [gauge(5, 5, 1.6), "uncertain"],
    [gauge(1, 5, 5), "illegal"],
    [coin(true, true, true), "hidden"],
    [coin(true, false, true), "visible"],
  ])("case %#: means what its least part says", (reading, meaning) => {
    expect(provisionalOf(reading).meaning).toBe(meaning);
  });

  it.each([
    [gauge(0, 3.5, 12), true],
    [coin(true, false, true), true],
    [gauge(25, 3, 3), false],
    [{ kind: "gauge", inner_mm: 3, middle_mm: 3 }, false],
    [{ kind: "coin", inner_hidden: 1, middle_hidden: true, outer_hidden: true }, false],
    [{ kind: "ruler", inner_mm: 3, middle_mm: 3, outer_mm: 3 }, false],
    [null, false],
  ])("case %#: is told from anything else", (value, is) => {
    expect(isReading(value)).toBe(is);
  });
});

describe("a scan kept by an earlier version", () => {
  const kept = {
    id: "a",
    idempotencyKey: "b",
    vehicle: { id: 1, number: "CU57ABC" },
    position: "front_left",
    slots: ["whole"],
    doubted: [],
    mileage: null,
    state: "handing",
    errorCode: null,
    startedAt: "2026-11-01T10:00:00Z",
  };

  it("goes on without a reading", () => {
    expect(readNotes(JSON.stringify([kept]))).toMatchObject([{ id: "a", reading: null }]);
  });

  it("is left out with a reading that is none", () => {
    expect(readNotes(JSON.stringify([{ ...kept, reading: { kind: "gauge" } }]))).toEqual([]);
  });
});
