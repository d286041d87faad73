import { loadTexts, currentT } from "#kit/i18n.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { draftProblems, firstChoice, isTooMany, pressed, workflowOf } from "./measure-draft.ts";
import type { Measurer, MeasureSubject } from "./measure-subject.ts";

const all = ["front_left", "front_right", "rear_left", "rear_right"] as const;
const driver = (balance: number): Measurer => ({ kind: "driver", balance });
const member: Measurer = { kind: "member" };
type Tyre = MeasureSubject["tyres"][number];
const first = (positions: MeasureSubject["positions"], tyres: readonly Tyre[], measurer: Measurer) =>
  firstChoice({ positions, tyres }, measurer);
const read = (position: Tyre["position"], scannedAt = "2026-11-01T12:00:00Z"): Tyre => ({
  position,
  scan_id: 1,
  state: "completed",
  results: ["passed"],
  minimum_mm: 6,
  scanned_at: scannedAt,
  fitted_at: null,
});

beforeAll(() => loadTexts("scan"));

describe("the chosen tyres", () => {
  it("are all four at first", () => expect(first([], [], driver(6))).toEqual(all));
  it("are those that are asked for", () =>
    expect(first(["rear_right", "front_left"], [], member)).toEqual(["front_left", "rear_right"]));
  it("are as many as there are scans for", () => {
    expect(first([], [], driver(2))).toEqual(["front_left", "front_right"]);
    expect(first([], [], driver(0))).toEqual([]);
    expect(first([], [], member)).toEqual(all);
  });
  it("are those without a result, not those that were scanned", () => {
    const three = [read("front_left"), read("front_right"), read("rear_left")];
    expect(first([], three, driver(1))).toEqual(["rear_right"]);
    expect(first([], three, driver(4))).toEqual(["rear_right"]);
    const waiting = { ...read("rear_right"), state: "submitted", scanned_at: null } as const;
    expect(first([], [read("front_left"), waiting], driver(4))).toEqual(["front_right", "rear_left"]);
  });
  it("are the oldest results when all were scanned", () => {
    const tyres = all.map((position, n) => read(position, `2026-1${n % 2}-01T12:00:00Z`));
    expect(first([], tyres, driver(2))).toEqual(["front_left", "rear_left"]);
    expect(first([], tyres, driver(6))).toEqual(all);
  });
  it("change by a press, in the order of the car", () => {
    expect(pressed(["rear_left"], "front_right")).toEqual(["front_right", "rear_left"]);
    expect(pressed(["front_right", "rear_left"], "rear_left")).toEqual(["front_right"]);
  });
  it("make one tyre a single scan and several a multi scan", () => {
    expect(workflowOf(["rear_left"])).toBe("2");
    expect(workflowOf(all)).toBe("3");
  });
});

describe("what is wrong before it is sent", () => {
  const problems = (positions: readonly (typeof all)[number][], mileage: number | null, measurer = driver(2)) =>
    draftProblems({ positions, mileage }, measurer, currentT());
  it("is nothing with as many tyres as scans", () =>
    expect(Object.values(problems(["front_left", "rear_left"], 42_300)).filter(Boolean)).toEqual([]));
  it("is no tyre, or more tyres than scans", () => {
    expect(problems([], null).positions).toBe("Choose a tyre first");
    expect(problems(all, null).positions).toBe("You have 2 scans left, so choose up to 2 tyres.");
    expect(problems(all, null, driver(1)).positions).toBe("You have 1 scan left, so choose one tyre.");
    expect(problems(all, null, member).positions).toBeUndefined();
    expect(isTooMany(3, driver(2))).toBe(true);
  });
  it("is a mileage that is none", () => {
    for (const mileage of [Number.NaN, -1, 1.5, 2_000_001])
      expect(problems(["front_left"], mileage).mileage, String(mileage)).toBeTruthy();
  });
});
