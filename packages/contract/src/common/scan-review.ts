import { z } from "zod";
import { rejectionReason, scanResult, scanState, tyrePosition } from "../states/index.ts";
import { depthMm, id, paragraph, version } from "./fields.ts";
import { sidewallText } from "./sidewall.ts";
import { listBody } from "./page.ts";

/** By which scans are found. */
export const scanFilters = { states: z.array(scanState), vehicle_id: id, waiting: z.boolean(), late: z.boolean() };
/** Measured in three grooves across the tread. */
export const depths = z.strictObject({ inner_mm: depthMm, middle_mm: depthMm, outer_mm: depthMm });

/** What a reviewer lists. */
export const scanListBody = listBody(["submitted_at", "waiting_since"], scanFilters);

/** What a reviewer read: the depths of a tread, or each sidewall of a sidewall scan. `version` is that of the scan on the screen. */
export const judgement = z.strictObject({
  scan_id: id,
  depths: depths.optional(),
  sidewalls: z
    .array(z.strictObject({ position: tyrePosition, text: sidewallText }))
    .max(2)
    .optional(),
  results: z.array(scanResult).max(4).optional(),
  message: paragraph.default(""),
  version,
});

/** Several scans at once. */
export const scanIds = z.strictObject({ ids: z.array(id).min(1, { error: "required" }).max(100) });

/** What became of each of several scans: completed with the suggested result, or left as it was, and why. */
export const acceptedScans = z.object({
  count: z.int(),
  list: z.array(
    z.object({
      id,
      outcome: z.enum(["completed", "unread", "unsure", "sidewall", "taken_back", "claimed", "not_waiting"]),
      /** What it was completed with. */
      results: z.array(scanResult),
      /** The registration of its vehicle; null for a scan that the reviewer may not see. */
      number: z.string().nullable(),
    }),
  ),
});

/** `held`: false lets it go. */
export const claim = z.strictObject({ held: z.boolean() });

/** Who else has a scan open, by name where the reader may know it; null: nobody. */
export const claimed = z.object({ name: z.string().nullable() }).nullable();

/** Why a reviewer cannot use a scan. */
export const rejection = z.strictObject({
  reasons: z.array(rejectionReason).min(1, { error: "required" }),
  message: paragraph.default(""),
  version,
});
