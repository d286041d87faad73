import { z } from "zod";
import { depthMm, id, instant, paragraph, version } from "../common/fields.ts";
import {
  measurementMethods,
  measurementStatuses,
  measurementVerdicts,
  positionCodes,
  qualityReasons,
  readingKinds,
  wearPatterns,
  workflows,
} from "./states.ts";

export const measurementStatus = z.enum(measurementStatuses);
export const positionCode = z.enum(positionCodes);
export const workflow = z.enum(workflows);
export const qualityReason = z.enum(qualityReasons);

/** A depth in three units; nulls where nothing could be read. `value_inch_32nds` is a whole number of 1/32 inch. */
const depthValue = {
  available: z.boolean(),
  value_mm: z.number().nullable(),
  value_inch: z.number().nullable(),
  value_inch_32nds: z.int().nullable(),
};
export const depthView = z.object(depthValue);
/** Part of the tread; `place` says which edge it is, seen from the middle of the vehicle. */
export const regionView = z.object({ ...depthValue, place: z.enum(["inner", "middle", "outer"]).nullable() });

/** `axle` 1 is the front one, `position_on_axle` 1 the outermost tyre. */
export const wheelPosition = z.object({
  axle: z.int().positive(),
  side: z.enum(["left", "right", "center"]),
  position_on_axle: z.int().positive(),
});

export const imageView = z.object({
  /** Works for at least 15 minutes. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

/** One tyre's result. `regions` run from left to right as seen from behind the vehicle. */
export const measurementView = z.object({
  schema_version: z.literal("1"),
  measurement_id: id,
  status: measurementStatus,
  measurement_status: measurementStatus,
  position: wheelPosition.nullable(),
  position_code: positionCode.nullable(),
  global: depthView,
  minimum: depthView,
  regions: z.array(regionView),
  method: z.enum(measurementMethods).nullable(),
  /** How far a depth may be off, in millimetres either way. */
  uncertainty_mm: z.number().nullable(),
  wear_pattern: z.enum(wearPatterns).nullable(),
  verdict: z.enum(measurementVerdicts).nullable(),
  quality_reasons: z.array(qualityReason),
  /** The reviewer's own words. */
  message: z.string(),
  images: z.array(imageView),
  context: z.object({ reference: z.string().nullable() }),
  handed_in_at: instant.nullable(),
  completed_at: instant.nullable(),
});

/** Where a scan is launched: the remote service's own places where that measures. */
export const launchView = z.object({
  /** Base address of the measurement service, with a slash at its end. */
  api_base: z.string(),
  /** Address of the web scanner. */
  scanner: z.string(),
});

export const sessionView = z.object({
  id,
  workflow,
  is_sandbox: z.boolean(),
  expires_at: instant,
  context: z.object({ reference: z.string().nullable() }),
});

/** What the scanner shows of one tyre. */
export const scannerTyre = z.object({
  measurement_id: id,
  position_code: positionCode.nullable(),
  status: measurementStatus,
  photo_count: z.int(),
});

export const scannerView = sessionView.extend({
  /** Whose page the driver came from. */
  integrator: z.string(),
  measurements: z.array(scannerTyre),
  /** True until a tyre was begun: so long the tyres may be chosen. */
  may_plan: z.boolean(),
  /** The tyres were chosen, by the integrator or by the driver: nobody has to be asked. */
  is_planned: z.boolean(),
  /**
   * Whether the addresses to return to belong to this integrator; a link to another one is shown, never followed by itself.
   * Only `scanner/open` is told the addresses: the scanner keeps its answer, every other call answers false.
   */
  may_return: z.boolean(),
});

/** A measurement for whoever judges it. */
export const reviewView = measurementView.extend({
  session_id: id,
  integrator: z.string(),
  is_own: z.boolean(),
  reading_kind: z.enum(readingKinds).nullable(),
  /** Depths that an engine or the driver read; the reviewer confirms or corrects them. */
  depths: z.object({ inner_mm: z.number(), middle_mm: z.number(), outer_mm: z.number() }).nullable(),
  waiting_since: instant.nullable(),
  reviewed_at: instant.nullable(),
  version: z.int(),
  can: z.object({ review: z.boolean(), undo: z.boolean() }),
});

/** A reviewer's judgement; `version` is the one that was read. */
export const completeBody = z.strictObject({
  depths: z.strictObject({ inner_mm: depthMm, middle_mm: depthMm, outer_mm: depthMm }),
  message: paragraph.default(""),
  version,
});
export const rejectBody = z.strictObject({
  reasons: z.array(qualityReason).min(1, { error: "required" }),
  message: paragraph.default(""),
  version,
});
