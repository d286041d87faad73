import { motSeverities } from "@treadclub/rules";
import { z } from "zod";
import { day, id, instant } from "../common/fields.ts";
import { scanResult, scanState, tyrePosition, vehicleRequestState } from "../states/index.ts";

export const vehicleRef = z.object({ id, number: z.string(), brand: z.string(), model: z.string() });

/** The last known state of one tyre of a vehicle. */
export const tyreState = z.object({
  position: tyrePosition,
  scan_id: id.nullable(),
  state: scanState.nullable(),
  results: z.array(scanResult),
  minimum_mm: z.number().nullable(),
  scanned_at: instant.nullable(),
  /** When a fitter put a new tyre there; null once that one is read. Scans from before are left out. */
  fitted_at: instant.nullable(),
});

export const vehicleView = vehicleRef.extend({
  colour: z.string(),
  fuel: z.string(),
  engine_size: z.string(),
  year: z.int().nullable(),
  last_mot_on: day.nullable(),
  mot_due_on: day.nullable(),
  next_service_on: day.nullable(),
  mot_reminder: z.boolean(),
  mileage: z.int().nullable(),
  average_annual_mileage: z.int().nullable(),
  /** Worked out from MOT tests; counts where the driver has given no average. */
  mot_annual_mileage: z.int().nullable(),
  tyre_size: z.string(),
  load_rating: z.string(),
  speed_rating: z.string(),
  rear_tyre_size: z.string(),
  rear_load_rating: z.string(),
  rear_speed_rating: z.string(),
  source: z.enum(["register", "typed"]),
  /** False for a car that somebody else shares with the viewer. */
  is_owner: z.boolean(),
  /** The owner's first name; empty where nobody shares the car. */
  owner: z.string(),
  /** Who else shares the car, by first name. */
  drivers: z.array(z.object({ id, name: z.string() })),
  tyres: z.array(tyreState),
  version: z.int(),
});

/** What an MOT tester wrote. Positions only where it names wheels. */
export const motRemark = z.object({
  text: z.string(),
  severity: z.enum(motSeverities),
  about_tyres: z.boolean(),
  positions: z.array(tyrePosition),
});

export const motTest = z.object({
  completed_on: day,
  passed: z.boolean(),
  /** The last valid day; null for a failed test. */
  expires_on: day.nullable(),
  /** Miles; null where the odometer could not be read. */
  mileage: z.int().nullable(),
  /** False for a reading that does not fit the others: misread, or turned back. */
  mileage_counts: z.boolean(),
  remarks: z.array(motRemark),
});

export const vehicleHistory = z.object({
  /** When the register was last asked; null: it has not answered yet. */
  checked_at: instant.nullable(),
  annual_mileage: z.int().nullable(),
  tests: z.array(motTest),
});

/** A question to whoever has a car: to hand it over, or to share it. */
export const vehicleRequest = z.object({
  id,
  /** The car, for whoever is asked; null for whoever asks. */
  vehicle_id: id.nullable(),
  number: z.string(),
  /** The first name of whoever asks. */
  asker: z.string(),
  wish: z.enum(["owner", "share"]),
  state: vehicleRequestState,
  asked_at: instant,
  /** Later it is decided without an answer. */
  answer_by: instant,
});
