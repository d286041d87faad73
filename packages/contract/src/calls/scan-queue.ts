import { z } from "zod";
import { day, idParams, instant } from "../common/fields.ts";
import { acceptedScans, claim, claimed, scanIds } from "../common/scan-review.ts";
import { endpoint } from "../endpoint.ts";

const accept = {
  method: "POST",
  effect: "write",
  changes: ["scan", "voucher"],
  body: scanIds,
  reply: acceptedScans,
  errors: [],
} as const;

export const batchAcceptedScans = endpoint({
  ...accept,
  path: "admins/batch_accepted_scans",
  access: "admin",
  description:
    "Completes waiting scans with their suggested results. Only those with a sure reading; the others stay as they are, each with a reason.",
});

export const memberBatchAcceptedScans = endpoint({
  ...accept,
  path: "members/batch_accepted_scans",
  access: "member",
  description:
    "Completes scans that wait for the fitter with their suggested results. Only those with a sure reading; the others stay as they are, each with a reason.",
});

const take = {
  method: "PUT",
  effect: "write",
  changes: ["scan"],
  unaudited: { scans: "Lapses within minutes; whoever judges the scan is audited." },
  params: idParams,
  body: claim,
  reply: z.object({ claimed }),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
} as const;

export const claimScan = endpoint({
  ...take,
  path: "admins/claim_scan/{id}",
  access: "admin",
  description:
    "Says that a waiting scan is being reviewed, so that others take the next one. Lapses after 3 minutes unless it is said again. Answers who else has it open.",
});

export const memberClaimScan = endpoint({
  ...take,
  path: "members/claim_scan/{id}",
  access: "member",
  description:
    "Says that a scan is being reviewed, so that colleagues take the next one. Lapses after 3 minutes unless it is said again. Answers who else has it open.",
});

/** Null where there was no result. */
const waited = { count: z.int(), median_minutes: z.int().nullable(), most_minutes: z.int().nullable() };

const waits = {
  method: "GET",
  effect: "read",
  shows: ["scan"],
  reply: z.object({
    waiting: z.int(),
    /** Of those, the ones that wait longer than their drivers were promised. */
    late: z.int(),
    oldest_since: instant.nullable(),
    /** Minutes from hand-in to result by the day of the result, all 30 of them, oldest first: the median, and what nine of ten keep. */
    days: z.array(z.object({ day, ...waited })),
    /** The same by the hour of the hand-in, London time, 0 to 23. */
    hours: z.array(z.object({ hour: z.int(), ...waited })),
  }),
  errors: [],
} as const;

export const getScanWaits = endpoint({
  ...waits,
  path: "admins/get_scan_waits",
  access: "admin",
  description: "How long drivers waited for results in the last 30 days, and what waits now.",
});

export const memberGetScanWaits = endpoint({
  ...waits,
  path: "members/get_scan_waits",
  access: "member",
  description: "How long drivers waited for the fitter's results in the last 30 days, and what waits for it now.",
});
