import { makeTranslate } from "@treadclub/texts";
import { base } from "@treadclub/texts/en/base";
import { driver } from "@treadclub/texts/en/driver";
import { describe, expect, it } from "vitest";
import { car, registerEntry } from "#entities/vehicle/testing/car.ts";
import type { RegisterEntry, Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { changesOf } from "./car-changes.ts";
import { bodyOf, draftOfEntry, draftOfVehicle, draftProblems, emptyDraft, entryLine } from "./car-draft.ts";

const t = makeTranslate("en", [base, driver]);
const size = {
  tyre_size: "205/55 R16",
  load_rating: "91",
  speed_rating: "V",
  rear_tyre_size: "",
  rear_load_rating: "",
  rear_speed_rating: "",
};
const staggered = {
  tyre_size: "225/45 R17",
  load_rating: "91",
  speed_rating: "W",
  rear_tyre_size: "245/40 R17",
  rear_load_rating: "95",
  rear_speed_rating: "W",
};
const entry = (tyres: RegisterEntry["tyres"]): RegisterEntry => ({
  ...registerEntry,
  last_mot_on: "2026-03-01",
  mileage: 82_000,
  tyres,
});
const vehicle: Vehicle = {
  ...car,
  mot_due_on: "2027-03-01",
  mileage: 82_000,
  average_annual_mileage: 7_000,
  ...staggered,
  source: "typed",
  version: 3,
};

const today = "2026-11-22";

describe("a car's draft", () => {
  it("chooses the only size of the register, asks between several, and types where there is none", () => {
    expect(draftOfEntry(entry([size])).pick).toBe("0");
    expect(draftOfEntry(entry([size, staggered])).pick).toBe("");
    expect(draftOfEntry(entry([])).pick).toBe("other");
    expect(draftProblems(draftOfEntry(entry([size, staggered])), t, today).pick).toBe("Choose an option.");
  });
  it("sends a chosen size as the register has it", () => {
    const body = bodyOf({ ...draftOfEntry(entry([size, staggered])), pick: "1" }, [size, staggered]);
    expect(body).toMatchObject(staggered);
    expect(body).toMatchObject({ brand: "FORD", year: 2007, mot_due_on: null, last_mot_on: "2026-03-01" });
    expect(body).not.toHaveProperty("pick");
    expect(body).not.toHaveProperty("staggered");
  });
  it("takes a typed size apart, and the rear one only when it differs", () => {
    const typed = { ...emptyDraft, brand: "Ford", tyre_size: "205/55r16 91v", rear_tyre_size: "245/40 R17 95W" };
    expect(bodyOf(typed)).toMatchObject(size);
    expect(bodyOf({ ...typed, staggered: true })).toMatchObject({
      ...size,
      rear_tyre_size: "245/40 R17",
      rear_load_rating: "95",
      rear_speed_rating: "W",
    });
  });
  it("comes back from a saved car unchanged", () => {
    expect(draftProblems(draftOfVehicle(vehicle), t, today)).toEqual({});
    expect(bodyOf(draftOfVehicle(vehicle))).toMatchObject({
      ...staggered,
      mileage: 82_000,
      mot_due_on: "2027-03-01",
      next_service_on: null,
    });
  });
  it("says what is wrong, field by field", () => {
    const wrong = {
      ...emptyDraft,
      tyre_size: "200/55 R16",
      staggered: true,
      mileage: Number.NaN,
      average_annual_mileage: 1.5,
      year: 1850,
    };
    expect(
      Object.keys(draftProblems(wrong, t, today)).filter((name) => Reflect.get(draftProblems(wrong, t, today), name)),
    ).toEqual(["brand", "year", "tyre_size", "rear_tyre_size", "mileage", "average_annual_mileage"]);
  });
  it("takes an MOT up to 4 years ahead and a service up to 5", () => {
    const days = (mot_due_on: string, next_service_on: string) => {
      const found = draftProblems({ ...draftOfVehicle(vehicle), mot_due_on, next_service_on }, t, today);
      return [found.mot_due_on, found.next_service_on];
    };
    const far = "That date is too far ahead. Choose an earlier one.";
    expect(days("2030-11-22", "2031-11-22")).toEqual([undefined, undefined]);
    expect(days("2030-11-23", "2031-11-23")).toEqual([far, far]);
    expect(days("2020-01-01", "0202-01-01")).toEqual([undefined, "Enter a real date."]);
  });
  it("writes both sizes of a staggered choice", () => {
    expect(entryLine(size)).toEqual({ front: "205/55 R16 91V", rear: null });
    expect(entryLine(staggered)).toEqual({ front: "225/45 R17 91W", rear: "245/40 R17 95W" });
  });
});

describe("changesOf", () => {
  it("names what somebody else changed, with what was typed here", () => {
    const read = draftOfVehicle(vehicle);
    const now = { ...read, mileage: 84_000, colour: "Red" };
    expect(changesOf(read, now, { ...read, mileage: 83_500, model: "Focus ST" })).toEqual([
      { field: "colour", now: "Red", typed: "" },
      { field: "mileage", now: 84_000, typed: 83_500 },
    ]);
    expect(changesOf(read, read, read)).toEqual([]);
  });
});
