import { z } from "zod";
import { id, idParams, instant, mileage, nothing, token } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { completeBody, launchView, measurementStatus, rejectBody, reviewView, workflow } from "../measurement/views.ts";
import { tyrePosition } from "../states/index.ts";
import { scanRow } from "../views/scans.ts";
import { vehicleRef } from "../views/vehicles.ts";

const tokenReply = z.object({
  measurement_tokens: z.array(z.object({ measurement_token: z.string() })),
  expires_at: instant,
  launch: launchView,
});

const tokenCall = {
  method: "GET",
  effect: "outside",
  secret: true,
  limit: "message",
  query: z.strictObject({ workflow: workflow.default("2") }),
  reply: tokenReply,
  errors: ["UPSTREAM_UNAVAILABLE", "ACTION_NOT_ALLOWED"],
} as const;

export const consumerGetMeasurementToken = endpoint({
  ...tokenCall,
  path: "consumers/get_measurement_token",
  access: "consumer",
  changes: ["measurement_session"],
  unaudited: { measurement_sessions: "A token costs nothing until it is bound, which is audited." },
  description:
    "Creates a token for scanning with the SDK. Workflow 2 scans one tyre, 3 several. It costs nothing until it is used.",
});

export const memberGetMeasurementToken = endpoint({
  ...tokenCall,
  path: "members/get_measurement_token",
  access: "member",
  changes: ["measurement_session"],
  unaudited: { measurement_sessions: "A token costs nothing until it is bound, which is audited." },
  description: "Creates a token for scanning a driver's tyres. The fitter needs permission to scan.",
});

const measurementSession = z.object({
  id,
  workflow,
  vehicle: vehicleRef,
  scans: z.array(scanRow.extend({ status: measurementStatus })),
  expires_at: instant,
  /** What the SDK needs to go on with it; null once everything is handed in, or for whoever did not begin it. */
  resume: tokenReply.nullable(),
});

const createCall = {
  method: "POST",
  effect: "outside",
  secret: true,
  body: z.strictObject({
    vehicle_id: id,
    measurement_token: token,
    positions: z.array(tyrePosition).min(1, { error: "required" }).max(4),
    mileage: mileage.optional(),
    club_code: z.string().max(40).optional(),
  }),
  reply: measurementSession,
  errors: ["NOT_FOUND", "NO_SCANS_LEFT", "STATE_CONFLICT", "UPSTREAM_UNAVAILABLE", "ACTION_NOT_ALLOWED"],
} as const;

export const consumerCreateAnylineTyreScan = endpoint({
  ...createCall,
  path: "consumers/create_anyline_tyre_scan",
  access: "consumer",
  changes: ["scan", "measurement_session", "club", "consumer", "voucher"],
  unaudited: {
    measurement_sessions: "The same request again only plans what was bound before, which is audited.",
    scans: "Planning names the measurements of scans that were bound before.",
  },
  description:
    "Assigns a measurement token to tyres of a vehicle. Call it before scanning. Each tyre is one scan and costs a credit, which comes back when the tyre is skipped, aborted or not scanned within 24 hours.",
});

export const memberCreateAnylineTyreScan = endpoint({
  ...createCall,
  path: "members/create_anyline_tyre_scan",
  access: "member",
  changes: ["scan", "measurement_session", "club", "consumer", "voucher"],
  unaudited: {
    measurement_sessions: "The same request again only plans what was bound before, which is audited.",
    scans: "Planning names the measurements of scans that were bound before.",
  },
  description:
    "Assigns a measurement token to tyres of a driver's vehicle. For vehicles the fitter may see; it costs the driver nothing.",
});

export const getMeasurementSession = endpoint({
  method: "GET",
  path: "measurement_sessions/{id}",
  access: "signed-in",
  effect: "read",
  shows: ["scan", "measurement_session"],
  description: "Gets one of your measurements with its scans, and how to continue it.",
  params: idParams,
  reply: measurementSession,
  errors: ["NOT_FOUND"],
});

export const refreshMeasurementSession = endpoint({
  method: "PUT",
  path: "measurement_sessions/{id}/refresh",
  access: "signed-in",
  effect: "outside",
  secret: true,
  limit: "lookUp",
  changes: ["scan", "measurement_session", "club", "consumer", "voucher"],
  unaudited: { measurement_sessions: "What it finds is audited with the scans." },
  description: "Updates the scans from the measurement service now.",
  params: idParams,
  body: nothing,
  reply: measurementSession,
  errors: ["NOT_FOUND", "UPSTREAM_UNAVAILABLE"],
});

export const cancelMeasurementSession = endpoint({
  method: "PUT",
  path: "measurement_sessions/{id}/cancel",
  access: "signed-in",
  effect: "outside",
  secret: true,
  changes: ["scan", "measurement_session", "club", "consumer", "voucher"],
  unaudited: { measurement_sessions: "What ends is audited with the scans." },
  description: "Cancels a measurement. Tyres without photos are not scanned, and their credits come back.",
  params: idParams,
  body: nothing,
  reply: measurementSession,
  errors: ["NOT_FOUND", "UPSTREAM_UNAVAILABLE"],
});

export const getScanTestSettings = endpoint({
  method: "GET",
  path: "scan_test_settings",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: [],
  description:
    "Gets what is needed to try the SDK. The service, the scanner and the public sandbox key; null where there is none.",
  reply: launchView.extend({ sandbox_key: z.string().nullable() }),
  errors: [],
});

const judged = {
  access: "admin",
  effect: "outside",
  errors: ["NOT_FOUND", "STATE_CONFLICT", "UPSTREAM_UNAVAILABLE"],
} as const;

export const getMeasurementsList = endpoint({
  ...judged,
  method: "POST",
  path: "admins/get_measurements_list",
  shows: ["measurement"],
  description: "Lists integrators' measurements for review.",
  body: listBody(["waiting_since", "handed_in_at"], { statuses: z.array(measurementStatus), waiting: z.boolean() }),
  reply: listReply(reviewView),
});

export const getMeasurementById = endpoint({
  ...judged,
  method: "GET",
  path: "admins/get_measurement_by_id/{id}",
  shows: ["measurement"],
  description: "Gets an integrator's measurement for review.",
  params: idParams,
  reply: reviewView,
});

export const completeMeasurement = endpoint({
  ...judged,
  method: "PUT",
  path: "admins/complete_measurement/{id}",
  changes: ["measurement"],
  description: "Completes an integrator's measurement with the depths read by a reviewer.",
  params: idParams,
  body: completeBody,
  reply: reviewView,
});

export const declineMeasurement = endpoint({
  ...judged,
  method: "PUT",
  path: "admins/decline_measurement/{id}",
  changes: ["measurement"],
  description: "Declines an integrator's measurement with reasons.",
  params: idParams,
  body: rejectBody,
  reply: reviewView,
});

export const undoMeasurement = endpoint({
  ...judged,
  method: "PUT",
  path: "admins/undo_measurement_review/{id}",
  changes: ["measurement"],
  description: "Undoes the review of an integrator's measurement, within 24 hours.",
  params: idParams,
  body: nothing,
  reply: reviewView,
});
