import { describe, expect, it } from "vitest";
import { nextShot, shotAfter, shotToAdd, visibleShots } from "./shots.ts";
import { measurementShots, treadShots } from "./tread-shots.ts";

type Id = (typeof measurementShots)[number]["id"];
const next = (...taken: Id[]) => nextShot(measurementShots, taken);
const toAdd = (...taken: Id[]) => shotToAdd(measurementShots, taken);
const after = (taken: Id[], kept: Id) => shotAfter(measurementShots, taken, kept);

describe("the shots of a tread", () => {
  it("ask for the tread, then each edge, then lead to the review", () => {
    expect(next()).toBe("whole");
    expect(after([], "whole")).toBe("inner");
    expect(after(["whole"], "inner")).toBe("outer");
    expect(after(["whole", "inner"], "outer")).toBeNull();
  });
  it("resume where an earlier page stopped", () => {
    expect(next("whole")).toBe("inner");
    expect(next("inner", "outer")).toBe("whole");
    expect(next("whole", "inner", "outer", "extra")).toBeNull();
  });
  it("ask for what was left out before the review", () => {
    expect(after(["whole"], "outer")).toBe("inner");
  });
  it("lead back to the review after a photo was retaken or added", () => {
    expect(after(["whole"], "whole")).toBeNull();
    expect(after(["whole"], "proof")).toBeNull();
    expect(after(["whole", "inner", "outer"], "extra")).toBeNull();
  });
  it("have room for six photos in a measurement", () => {
    expect(measurementShots).toHaveLength(6);
    expect(toAdd("whole", "inner", "outer")).toBe("extra");
    expect(toAdd("whole", "inner", "outer", "extra")).toBe("more");
    expect(toAdd("whole", "inner", "outer", "extra", "more")).toBeNull();
  });
  it("have room for four photos in a driver's scan", () => {
    expect(shotToAdd(treadShots, ["whole", "inner", "outer"])).toBe("extra");
    expect(shotToAdd(treadShots, ["whole", "inner", "outer", "extra"])).toBeNull();
  });
  it("show what is wanted, taken or framed", () => {
    const visible = (taken: Id[], framed: Id) => visibleShots(measurementShots, taken, framed).map(({ id }) => id);
    expect(visible([], "whole")).toEqual(["whole", "inner", "outer"]);
    expect(visible(["extra"], "proof")).toEqual(["whole", "inner", "outer", "extra", "proof"]);
  });
});
