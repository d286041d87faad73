import { z } from "zod";
import { day, id, instant } from "../common/fields.ts";
import { scanResult, scanState, tyrePosition } from "../states/index.ts";

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
  tyre_size: z.string(),
  load_rating: z.string(),
  speed_rating: z.string(),
  rear_tyre_size: z.string(),
  rear_load_rating: z.string(),
  rear_speed_rating: z.string(),
  source: z.enum(["register", "typed"]),
  tyres: z.array(tyreState),
  version: z.int(),
});
