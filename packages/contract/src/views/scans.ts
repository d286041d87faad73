import { z } from "zod";
import { day, id, instant } from "../common/fields.ts";
import { ownReading } from "../common/own-reading.ts";
import { rejectionReason, scanResult, scanState, tyrePosition } from "../states/index.ts";
import { claimed } from "../common/scan-review.ts";
import { expected } from "./expected.ts";
import { personRef } from "./people.ts";
import { scanReward } from "./scan-rewards.ts";
import { sidewallView } from "./sidewalls.ts";
import { vehicleRef } from "./vehicles.ts";

export const depthsView = z.object({ inner_mm: z.number(), middle_mm: z.number(), outer_mm: z.number() });

/** `position`: the tyre whose sidewall it shows; null for photos of the tread. */
export const photoView = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  position: tyrePosition.nullable(),
});

/** Where the tread will be; `from` and `to` bound the day. */
export const forecastPoint = z.object({ on_day: day, from_day: day, to_day: day, mileage: z.int().nullable() });

export const forecastView = z.object({
  method: z.enum(["two_scans", "since_fitting", "typical"]),
  at_3_mm: forecastPoint.nullable(),
  at_1_6_mm: forecastPoint.nullable(),
});

export const scanRow = z.object({
  id,
  type: z.enum(["tyre", "sidewall", "measurement"]),
  position: tyrePosition,
  state: scanState,
  results: z.array(scanResult),
  minimum_mm: z.number().nullable(),
  depths: depthsView.nullable(),
  /** Who or what read them; null before. A photo scan with `gauge`: the company of `member_name` measured at the car. */
  method: z.enum(["review", "gauge", "remote", "sandbox"]).nullable(),
  vehicle: vehicleRef,
  consumer: personRef.pick({ id: true, name: true }),
  member_name: z.string().nullable(),
  submitted_at: instant,
  waiting_since: instant.nullable(),
  /** Null unless it waits for a reviewer. */
  expected: expected.nullable(),
  /** Set while it waits longer than the driver was promised: since when, and when the result is expected now. */
  late: z.object({ since: instant, answer_by: instant }).nullable(),
  /** Who else has it open; null for nobody, and for whoever may not judge it. */
  claimed,
  /** What the reading suggests to a reviewer; `sure` when nothing within its uncertainty would change that. Null without a reading. */
  suggested: z.object({ results: z.array(scanResult), minimum_mm: z.number(), sure: z.boolean() }).nullable(),
  completed_at: instant.nullable(),
  seen: z.boolean(),
  /** The measurement that it belongs to; null for photo scans. */
  measurement_session_id: id.nullable(),
});

export const scanView = scanRow.extend({
  /** What the driver measured beside the photos: provisional until a result is there, and never one itself. */
  own_reading: ownReading.nullable(),
  /** What an engine or the driver's gauge read before a person judged it; null when nothing was read. */
  read_depths: depthsView.nullable(),
  /** Who or what read them; null when nothing was read. */
  read_method: z.enum(["review", "gauge", "remote", "sandbox"]).nullable(),
  uncertainty_mm: z.number().nullable(),
  reasons: z.array(rejectionReason),
  message: z.string(),
  /** A fitter took the photos or measured, which costs the driver nothing. */
  by_fitter: z.boolean(),
  mileage: z.int().nullable(),
  tyre_size: z.string(),
  photos: z.array(photoView),
  /** The tyres of a sidewall scan, front first; empty for other scans. */
  sidewalls: z.array(sidewallView),
  forecast: forecastView.nullable(),
  history: z.array(z.object({ scan_id: id, on_day: day, minimum_mm: z.number(), mileage: z.int().nullable() })),
  /** The welcome voucher that it earned, and what it was worth when it was given. */
  voucher_id: id.nullable(),
  voucher_pence: z.int().nullable(),
  /** What is given with it; null for nothing, and for whoever only sees it with a quote request. */
  reward: scanReward.nullable(),
  version: z.int(),
  /** Who judged it; a fitter reads the names of its own people only, a driver none. */
  reviewed_by: z.string().nullable(),
  /** `report`: get, mail and share what was found. Not where a quote request alone shows the scan. `reward`: give something with it. */
  can: z.object({
    review: z.boolean(),
    undo: z.boolean(),
    remove: z.boolean(),
    report: z.boolean(),
    reward: z.boolean(),
  }),
});
