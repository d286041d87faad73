import type { CarDraft } from "./car-draft.ts";

export interface CarChange {
  readonly field: ChangedField;
  readonly now: CarDraft[keyof CarDraft];
  readonly typed: CarDraft[keyof CarDraft];
}

/** What somebody else changed since a car was read, beside what was typed here. */
export function changesOf(read: CarDraft, now: CarDraft, typed: CarDraft): CarChange[] {
  return fields
    .filter((field) => now[field] !== read[field])
    .map((field) => ({ field, now: now[field], typed: typed[field] }));
}

const fields = [
  "brand",
  "model",
  "colour",
  "fuel",
  "engine_size",
  "year",
  "tyre_size",
  "rear_tyre_size",
  "mileage",
  "average_annual_mileage",
  "last_mot_on",
  "mot_due_on",
  "next_service_on",
  "mot_reminder",
] as const satisfies readonly (keyof CarDraft)[];
export type ChangedField = (typeof fields)[number];
