import { lastDayOf } from "@treadclub/rules/horizons";
import type { Translate } from "@treadclub/texts";
import { dayProblem } from "#kit/field-checks.ts";
import { takeApart, written } from "#entities/vehicle/tyre-sizes.ts";
import type { RegisterEntry, Vehicle, VehicleBody } from "#entities/vehicle/vehicle-types.ts";

/** A car as it is typed: sizes with load and speed in one box, days as text. */
export interface CarDraft {
  brand: string;
  model: string;
  colour: string;
  fuel: string;
  engine_size: string;
  year: number | null;
  /** The place of the size in the register's list, or "other" for a typed one. */
  pick: string;
  tyre_size: string;
  staggered: boolean;
  rear_tyre_size: string;
  mileage: number | null;
  average_annual_mileage: number | null;
  last_mot_on: string;
  mot_due_on: string;
  next_service_on: string;
  mot_reminder: boolean;
}

type RegisterTyres = RegisterEntry["tyres"];
export const otherSize = "other";

export const emptyDraft: CarDraft = {
  brand: "",
  model: "",
  colour: "",
  fuel: "",
  engine_size: "",
  year: null,
  pick: otherSize,
  tyre_size: "",
  staggered: false,
  rear_tyre_size: "",
  mileage: null,
  average_annual_mileage: null,
  last_mot_on: "",
  mot_due_on: "",
  next_service_on: "",
  mot_reminder: true,
};

/** What the register knows; one size alone is chosen already. */
export function draftOfEntry(entry: RegisterEntry): CarDraft {
  return {
    ...emptyDraft,
    brand: entry.brand,
    model: entry.model,
    colour: entry.colour,
    fuel: entry.fuel,
    engine_size: entry.engine_size,
    year: entry.year,
    pick: entry.tyres.length === 0 ? otherSize : entry.tyres.length === 1 ? "0" : "",
    mileage: entry.mileage,
    last_mot_on: entry.last_mot_on ?? "",
    mot_due_on: entry.mot_due_on ?? "",
  };
}

export function draftOfVehicle(vehicle: Vehicle): CarDraft {
  const rear = { size: vehicle.rear_tyre_size, load: vehicle.rear_load_rating, speed: vehicle.rear_speed_rating };
  return {
    brand: vehicle.brand,
    model: vehicle.model,
    colour: vehicle.colour,
    fuel: vehicle.fuel,
    engine_size: vehicle.engine_size,
    year: vehicle.year,
    pick: otherSize,
    tyre_size: written({ size: vehicle.tyre_size, load: vehicle.load_rating, speed: vehicle.speed_rating }),
    staggered: vehicle.rear_tyre_size !== "",
    rear_tyre_size: vehicle.rear_tyre_size === "" ? "" : written(rear),
    mileage: vehicle.mileage,
    average_annual_mileage: vehicle.average_annual_mileage,
    last_mot_on: vehicle.last_mot_on ?? "",
    mot_due_on: vehicle.mot_due_on ?? "",
    next_service_on: vehicle.next_service_on ?? "",
    mot_reminder: vehicle.mot_reminder,
  };
}

/** Two sizes of the register as one line for choosing. */
export function entryLine(tyre: RegisterTyres[number]): { readonly front: string; readonly rear: string | null } {
  const front = written({ size: tyre.tyre_size, load: tyre.load_rating, speed: tyre.speed_rating });
  return {
    front,
    rear:
      tyre.rear_tyre_size === ""
        ? null
        : written({ size: tyre.rear_tyre_size, load: tyre.rear_load_rating, speed: tyre.rear_speed_rating }),
  };
}

/** The body of saving; the sizes must have passed `draftProblems`. */
export function bodyOf(draft: CarDraft, tyres: RegisterTyres = []): Omit<VehicleBody, "number"> {
  const {
    pick,
    tyre_size: _,
    staggered: __,
    rear_tyre_size: ___,
    last_mot_on,
    mot_due_on,
    next_service_on,
    ...same
  } = draft;
  return {
    ...same,
    ...sizesOf(draft, tyres[Number(pick)]),
    last_mot_on: last_mot_on || null,
    mot_due_on: mot_due_on || null,
    next_service_on: next_service_on || null,
  };
}

function sizesOf(draft: CarDraft, picked: RegisterTyres[number] | undefined) {
  if (draft.pick !== otherSize && picked) return picked;
  const front = takeApart(draft.tyre_size);
  const rear = draft.staggered ? takeApart(draft.rear_tyre_size) : null;
  return {
    tyre_size: front?.size ?? draft.tyre_size,
    load_rating: front?.load ?? "",
    speed_rating: front?.speed ?? "",
    rear_tyre_size: rear?.size ?? "",
    rear_load_rating: rear?.load ?? "",
    rear_speed_rating: rear?.speed ?? "",
  };
}

export type DraftProblems = { readonly [K in keyof CarDraft]?: string | undefined };

/** What stands in the way of saving on a day, in words, by field. */
export function draftProblems(draft: CarDraft, t: Translate, today: string): DraftProblems {
  const thisYear = Number(today.slice(0, 4));
  const isTyped = draft.pick === otherSize;
  return {
    brand: draft.brand.trim() === "" ? t("base.field.required") : undefined,
    year:
      draft.year !== null && !isWhole(draft.year, 1900, thisYear + 1)
        ? t("driver.cars.yearWrong", { year: thisYear + 1 })
        : undefined,
    pick: draft.pick === "" ? t("base.field.choice") : undefined,
    tyre_size: isTyped && !takeApart(draft.tyre_size) ? t("base.field.tyre_size") : undefined,
    rear_tyre_size:
      isTyped && draft.staggered && !takeApart(draft.rear_tyre_size) ? t("base.field.tyre_size") : undefined,
    mileage: milesProblem(draft.mileage, t),
    average_annual_mileage: milesProblem(draft.average_annual_mileage, t),
    mot_due_on: dayProblem(draft.mot_due_on, { last: lastDayOf("motDue", today) }, t),
    next_service_on: dayProblem(draft.next_service_on, { last: lastDayOf("nextService", today) }, t),
  };
}

const milesProblem = (miles: number | null, t: Translate): string | undefined =>
  miles !== null && !isWhole(miles, 0, 2_000_000) ? t("driver.cars.milesWrong") : undefined;
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
