import { isRecord } from "#kit/is-record.ts";
import { tabValue } from "#kit/tab-value.ts";
import type { RegisterEntry } from "#entities/vehicle/vehicle-types.ts";

export const addCarSteps = ["find", "confirm", "details"] as const;
export type AddCarStep = (typeof addCarSteps)[number];

/** A car that is being added; without an entry it is typed by hand. */
export interface FoundCar {
  readonly number: string;
  readonly entry: RegisterEntry | null;
}

const isFoundCar = (value: unknown): value is FoundCar =>
  isRecord(value) && typeof value["number"] === "string" && (value["entry"] === null || isEntry(value["entry"]));
const isEntry = (value: unknown): boolean => isRecord(value) && Array.isArray(value["tyres"]);

/**
 * What was found in this tab and is not saved yet: the way back and a reload lose nothing. Forgotten with the drafts of forms,
 * see kit/forget.ts.
 */
export const { read: foundCar, keep: keepFoundCar, drop: dropFoundCar } = tabValue("draft:add-car", isFoundCar);

/** Returns the step to show: one that has nothing to show cannot be reached by its address. */
export function stepWith(step: AddCarStep, car: FoundCar | null): AddCarStep {
  if (!car) return "find";
  return step === "confirm" && !car.entry ? "details" : step;
}

/** Returns the step before, where the page does not know what lies before it in the tab; undefined before the first. */
export function stepBefore(step: AddCarStep, car: FoundCar | null): AddCarStep | undefined {
  if (stepWith(step, car) === "find") return undefined;
  return step === "details" && car?.entry ? "confirm" : "find";
}
