import { beforeEach, describe, expect, it } from "vitest";
import { registerEntry } from "#entities/vehicle/testing/car.ts";
import { dropFoundCar, foundCar, keepFoundCar, stepBefore, stepWith, type FoundCar } from "./found-car.ts";

const known: FoundCar = { number: "CU57ABC", entry: registerEntry };
const typed: FoundCar = { number: "QR19ZZX", entry: null };

beforeEach(() => sessionStorage.clear());

describe("the car that is being added", () => {
  it("is kept in this tab until it is dropped", () => {
    expect(foundCar()).toBeNull();
    keepFoundCar(known);
    expect(foundCar()).toEqual(known);
    keepFoundCar(typed);
    expect(foundCar()).toEqual(typed);
    dropFoundCar();
    expect(foundCar()).toBeNull();
  });
  it("is nothing where something else is kept", () => {
    for (const text of ["no JSON", "7", '{"number":7,"entry":null}', '{"number":"A1","entry":{}}']) {
      sessionStorage.setItem("draft:add-car", text);
      expect(foundCar()).toBeNull();
    }
  });
  it("is looked for first, and confirmed where the register knows it", () => {
    expect(stepWith("details", null)).toBe("find");
    expect(stepWith("confirm", known)).toBe("confirm");
    expect(stepWith("confirm", typed)).toBe("details");
    expect(stepWith("find", known)).toBe("find");
    expect((["find", "confirm", "details"] as const).map((step) => stepBefore(step, known))).toEqual([
      undefined,
      "find",
      "confirm",
    ]);
    expect(stepBefore("details", typed)).toBe("find");
    expect(stepBefore("details", null)).toBeUndefined();
  });
});
