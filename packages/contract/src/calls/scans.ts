import { z } from "zod";
import { done, id, idParams, instant, nothing } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { judgement, rejection, scanFilters, scanListBody } from "../common/scan-review.ts";
import { driverTreadPhotos, sidewallPhotos } from "../common/sidewall.ts";
import { scanRow, scanView } from "../views/scans.ts";

export const consumerCreateTyreScan = endpoint({
  method: "POST",
  path: "consumers/create_tyre_scan",
  access: "consumer",
  effect: "outside",
  changes: ["scan", "upload", "club", "consumer", "voucher"],
  description:
    "Submits the photos of one tyre for review, with the driver's own gauge or coin reading, if there is one. Costs one scan credit.",
  body: driverTreadPhotos,
  reply: scanView,
  errors: ["NOT_FOUND", "NO_SCANS_LEFT", "STATE_CONFLICT"],
});

export const consumerCreateTyreWallScan = endpoint({
  method: "POST",
  path: "consumers/create_tyre_wall_scan",
  access: "consumer",
  effect: "outside",
  changes: ["scan", "upload", "club", "consumer", "voucher"],
  description:
    "Submits the photos of a sidewall for review, with what was typed beside them. A staggered fitment takes one tyre of each axle. Costs one scan credit.",
  body: sidewallPhotos,
  reply: scanView,
  errors: ["NOT_FOUND", "NO_SCANS_LEFT", "STATE_CONFLICT"],
});

export const consumerGetScansListByConsumerId = endpoint({
  method: "POST",
  path: "consumers/get_scans_list_by_consumer_id/{id}",
  access: "consumer",
  effect: "read",
  shows: ["scan"],
  description: "Lists a driver's scans, newest first.",
  params: idParams,
  body: listBody(["submitted_at"], scanFilters),
  reply: listReply(scanRow),
  errors: ["NOT_FOUND"],
});

export const consumerGetScanById = endpoint({
  method: "GET",
  path: "consumers/get_scan_by_id/{id}",
  access: "consumer",
  effect: "read",
  shows: ["scan", "vehicle", "voucher"],
  description: "Gets a scan of the driver with photos, result, forecast and history.",
  params: idParams,
  reply: scanView,
  errors: ["NOT_FOUND"],
});

export const readScans = endpoint({
  method: "PUT",
  path: "consumers/read_scans",
  access: "consumer",
  effect: "write",
  changes: ["scan"],
  unaudited: { scans: "The driver's own mark." },
  description: "Marks results of the driver's own scans as seen.",
  body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  reply: z.object({ count: z.int() }),
  errors: [],
});

export const getConsumerCredit = endpoint({
  method: "GET",
  path: "get_consumer_credit/{id}",
  access: "signed-in",
  effect: "read",
  shows: ["scan", "order"],
  description: "Counts the scans a driver has left.",
  params: idParams,
  reply: z.object({
    balance: z.int(),
    free: z.int(),
    paid: z.int(),
    /** Those that end, soonest first; they are spent before the others. */
    ends: z.array(z.object({ count: z.int(), expires_at: instant })),
  }),
  errors: ["NOT_FOUND"],
});

export const getScansList = endpoint({
  method: "POST",
  path: "admins/get_scans_list",
  access: "admin",
  effect: "read",
  shows: ["scan"],
  description: "Lists everyone's scans. Those waiting come first, oldest first.",
  body: scanListBody,
  reply: listReply(scanRow),
  errors: [],
});

export const getNewScansCount = endpoint({
  method: "GET",
  path: "get_new_scans_count",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["scan"],
  description: "Counts the scans waiting for an administrator.",
  reply: z.object({ count: z.int() }),
  errors: [],
});

export const countConsumerTyreScans = endpoint({
  method: "GET",
  path: "count_consumer_tyre_scans/{id}",
  access: "signed-in",
  effect: "read",
  shows: ["scan"],
  description:
    "Counts a driver's tread scans, up to 10,000. The driver and administrators count all of them, a fitter those made with it.",
  params: idParams,
  reply: z.object({ count: z.int() }),
  errors: ["NOT_FOUND"],
});

export const getScanById = endpoint({
  method: "GET",
  path: "admins/get_scan_by_id/{id}",
  access: "admin",
  effect: "read",
  shows: ["scan", "vehicle"],
  description: "Gets a scan for review.",
  params: idParams,
  reply: scanView,
  errors: ["NOT_FOUND"],
});

export const updateTread = endpoint({
  method: "POST",
  path: "admins/update_tread",
  access: "admin",
  effect: "write",
  changes: ["scan", "voucher"],
  description:
    "Completes a scan with the depths, or the sidewalls, read by a reviewer. Without `results`, the suggested ones apply. A driver's first completed tread scan issues the welcome voucher.",
  body: judgement,
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const declineScan = endpoint({
  method: "PUT",
  path: "admins/decline_scan/{id}",
  access: "admin",
  effect: "write",
  changes: ["scan", "voucher"],
  description: "Rejects a scan with reasons and a message. The credit comes back.",
  params: idParams,
  body: rejection,
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const undoScanReview = endpoint({
  method: "PUT",
  path: "admins/undo_scan_review/{id}",
  access: "admin",
  effect: "write",
  changes: ["scan", "voucher"],
  description: "Undoes a result or rejection, within 24 hours. The scan waits for review again.",
  params: idParams,
  body: nothing,
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const setAdminReviewScans = endpoint({
  method: "POST",
  path: "admins/set_admin_review_scans",
  access: "admin",
  effect: "write",
  changes: ["scan"],
  description: "Takes scans that wait for a fitter over to the administrators' queue. All or none.",
  body: z.strictObject({ ids: z.array(id).min(1, { error: "required" }).max(100) }),
  reply: z.object({ count: z.int() }),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const deleteScanById = endpoint({
  method: "DELETE",
  path: "admins/delete_scan_by_id/{id}",
  access: "admin",
  effect: "write",
  changes: ["scan"],
  description: "Deletes a scan and its photos.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
