import { describe, expect, it } from "vitest";
import { isStaggered, sizeOf, takeApart, written } from "./tyre-sizes.ts";

const car = {
  tyre_size: "225/45 R17",
  load_rating: "91",
  speed_rating: "W",
  rear_tyre_size: "245/40 R17",
  rear_load_rating: "95",
  rear_speed_rating: "W",
};

describe("tyre sizes of a car", () => {
  it("takes the rear's own values, else those of the front", () => {
    expect(written(sizeOf(car, "rear"))).toBe("245/40 R17 95W");
    expect(written(sizeOf({ ...car, rear_tyre_size: "" }, "rear"))).toBe("225/45 R17 91W");
  });
  it("is staggered only with another size", () => {
    expect(isStaggered(car)).toBe(true);
    expect(isStaggered({ ...car, rear_tyre_size: "" })).toBe(false);
    expect(isStaggered({ ...car, rear_tyre_size: "225/45R17", rear_load_rating: "91" })).toBe(false);
  });
  it("says load and speed once", () => {
    expect(written({ size: "205/55 R16 91V", load: "91", speed: "V" })).toBe("205/55 R16 91V");
    expect(written({ size: "205/55 R16", load: "", speed: "" })).toBe("205/55 R16");
    expect(written({ size: "what", load: "91", speed: "V" })).toBe("what 91V");
  });
  it("takes a whole size apart and puts it together again", () => {
    expect(takeApart("205/55r16 91v xl")).toEqual({ size: "205/55 R16 XL", load: "91", speed: "V" });
    expect(takeApart("215/65 R16C 109/107T")).toEqual({ size: "215/65 R16C", load: "109/107", speed: "T" });
    expect(takeApart("205/55 R16")).toEqual({ size: "205/55 R16", load: "", speed: "" });
    expect(takeApart("12345")).toBeNull();
  });
});
