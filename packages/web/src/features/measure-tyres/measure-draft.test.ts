import { loadTexts, currentT } from "#kit/i18n.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { draftProblems, firstChoice, isTooMany, pressed, workflowOf } from "./measure-draft.ts";
import type { Measurer } from "./measure-subject.ts";

const all = ["front_left", "front_right", "rear_left", "rear_right"] as const;
const driver = (balance: number): Measurer => ({ kind: "driver", balance });
const member: Measurer = { kind: "member" };

beforeAll(() => loadTexts("scan"));

describe("the chosen tyres", () => {
  it("are all four at first", () => expect(firstChoice([], driver(6))).toEqual(all));
  it("are those that are asked for", () =>
    expect(firstChoice(["rear_right", "front_left"], member)).toEqual(["front_left", "rear_right"]));
  it("are as many as there are scans for", () => {
    expect(firstChoice([], driver(2))).toEqual(["front_left", "front_right"]);
    expect(firstChoice([], driver(0))).toEqual([]);
    expect(firstChoice([], member)).toEqual(all);
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
    expect(problems(all, null).positions).toBe("You have 2 scans left: choose at most 2 tyres.");
    expect(problems(all, null, driver(1)).positions).toBe("You have 1 scan left: choose one tyre.");
    expect(problems(all, null, member).positions).toBeUndefined();
    expect(isTooMany(3, driver(2))).toBe(true);
  });
  it("is a mileage that is none", () => {
    for (const mileage of [Number.NaN, -1, 1.5, 2_000_001])
      expect(problems(["front_left"], mileage).mileage, String(mileage)).toBeTruthy();
  });
});
