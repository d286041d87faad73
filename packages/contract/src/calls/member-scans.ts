import { z } from "zod";
import { id, idParams, mileage, nothing, uploadId } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { depths, judgement, rejection, scanFilters, scanListBody } from "../common/scan-review.ts";
import { sidewallPhotos, treadPhotos } from "../common/sidewall.ts";
import { endpoint } from "../endpoint.ts";
import { scanResult, tyrePosition } from "../states/index.ts";
import { personRef } from "../views/people.ts";
import { scanRow, scanView } from "../views/scans.ts";

const createCall = {
  method: "POST",
  access: "member",
  effect: "outside",
  changes: ["scan", "upload", "club", "consumer", "voucher"],
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
} as const;

export const memberCreateTyreScan = endpoint({
  ...createCall,
  path: "members/create_tyre_scan",
  description:
    "Submits the photos of one tyre of a driver's vehicle for review. For vehicles the fitter may see; it costs the driver nothing. The fitter needs permission to scan.",
  body: treadPhotos,
});

export const memberCreateTyreWallScan = endpoint({
  ...createCall,
  path: "members/create_tyre_wall_scan",
  description:
    "Submits the photos of a sidewall of a driver's vehicle for review, with what was typed beside them. For vehicles the fitter may see; it costs the driver nothing. The fitter needs permission to scan.",
  body: sidewallPhotos,
});

export const memberCreateGaugeScans = endpoint({
  ...createCall,
  path: "members/create_gauge_scans",
  description:
    "Records what a fitter measured with a depth gauge: up to four tyres of a vehicle. Each is a result without a review. The driver is notified once and it costs them nothing. The fitter needs permission to scan. Sent again with the same `note_id`, it answers with what was recorded first, however long ago.",
  body: z.strictObject({
    vehicle_id: id,
    /** What the sending device calls these measurements: one for the car, whenever and however often they are sent. */
    note_id: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    tyres: z
      .array(
        z.strictObject({
          position: tyrePosition,
          depths,
          /** Photos of the gauge in the groove, where a depth was odd. */
          upload_ids: z.array(uploadId).max(2).default([]),
        }),
      )
      .min(1, { error: "required" })
      .max(4),
    mileage: mileage.optional(),
  }),
  reply: z.object({
    vehicle_id: id,
    /** One a tyre, in the order in which they were sent. */
    scans: z.array(z.object({ id, position: tyrePosition, results: z.array(scanResult), minimum_mm: z.number() })),
  }),
});

export const memberGetScansList = endpoint({
  method: "POST",
  path: "members/get_scans_list",
  access: "member",
  effect: "read",
  shows: ["scan"],
  description: "Lists the scans made with a fitter. Those waiting for the fitter come first, oldest first.",
  body: scanListBody,
  reply: listReply(scanRow),
  errors: [],
});

export const memberGetScansListByConsumerId = endpoint({
  method: "POST",
  path: "members/get_scans_list_by_consumer_id/{id}",
  access: "member",
  effect: "read",
  shows: ["scan", "consumer", "quote"],
  description:
    "Lists the scans of one of the fitter's drivers, newest first. They are those made with the fitter, and the latest result of each tyre that the driver asks it to quote for.",
  params: idParams,
  body: listBody(["submitted_at"], scanFilters),
  reply: listReply(scanRow).extend({ consumer: personRef.pick({ id: true, name: true }) }),
  errors: ["NOT_FOUND"],
});

export const memberGetScanById = endpoint({
  method: "GET",
  path: "members/get_scan_by_id/{id}",
  access: "member",
  effect: "read",
  shows: ["scan", "vehicle"],
  description: "Gets a scan made with the fitter, or shown to it with a quote request.",
  params: idParams,
  reply: scanView,
  errors: ["NOT_FOUND"],
});

export const memberUpdateTread = endpoint({
  method: "POST",
  path: "members/update_tread",
  access: "member",
  effect: "write",
  changes: ["scan", "voucher"],
  description:
    "Completes a scan that waits for the fitter, with the depths or sidewalls read. Without `results`, the suggested ones apply. A driver's first completed tread scan issues the welcome voucher.",
  body: judgement,
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const memberDeclineScan = endpoint({
  method: "PUT",
  path: "members/decline_scan/{id}",
  access: "member",
  effect: "write",
  changes: ["scan", "voucher"],
  description: "Rejects a scan that waits for the fitter, with reasons and a message. The credit comes back.",
  params: idParams,
  body: rejection,
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const memberUndoScanReview = endpoint({
  method: "PUT",
  path: "members/undo_scan_review/{id}",
  access: "member",
  effect: "write",
  changes: ["scan", "voucher"],
  description:
    "Undoes a result or rejection of the fitter's own, within 24 hours. The scan waits for the fitter again.",
  params: idParams,
  body: nothing,
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
