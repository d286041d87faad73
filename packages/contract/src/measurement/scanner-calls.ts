import { z } from "zod";
import { id, nothing, uploadId } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { sessionAccess } from "./access.ts";
import { reading } from "../common/own-reading.ts";
import { positionCode, scannerView } from "./views.ts";

const ofSession = {
  ...sessionAccess,
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT"],
} as const;
const address = z.string().max(2000).optional();

/** The calls of the web scanner. The bearer is the base64 of a session's token, which opens that session and nothing else. */
export const openScanner = endpoint({
  ...ofSession,
  method: "POST",
  path: "scanner/open",
  unaudited: { measurements: "Their history says when a phone opened them.", state_history: "The measurements' own." },
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description:
    "Opens the scanner for a session. Measurements that were `unknown` then wait for images. Refused with the reason `remote` where another service's scanner takes the photos.",
  body: z.strictObject({ exit_url: address, error_url: address }),
  reply: scannerView,
});

export const planScan = endpoint({
  ...ofSession,
  errors: [...ofSession.errors, "ALLOWANCE_SPENT"],
  method: "PUT",
  path: "scanner/plan",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "Chooses the tyres of a session. Only before the first tyre is started.",
  body: z.strictObject({ positions: z.array(positionCode).min(1).max(4) }),
  reply: scannerView,
});

export const handInImages = endpoint({
  ...ofSession,
  method: "POST",
  path: "scanner/hand_in",
  effect: "outside",
  changes: ["measurement_session", "measurement"],
  description: "Submits the photos of one tyre. With the driver's own gauge or coin reading, if there is one.",
  body: z.strictObject({
    measurement_id: id,
    upload_ids: z.array(uploadId).min(1, { error: "required" }).max(6),
    reading: reading.optional(),
  }),
  reply: scannerView,
});

export const skipTyre = endpoint({
  ...ofSession,
  method: "POST",
  path: "scanner/skip",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "Skips a tyre. Its measurement is aborted.",
  body: z.strictObject({ measurement_id: id }),
  reply: scannerView,
});

export const abortScan = endpoint({
  ...ofSession,
  method: "POST",
  path: "scanner/abort",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "Ends a scan when the driver leaves. Tyres without photos are aborted; submitted ones stay.",
  body: nothing,
  reply: scannerView,
});

const upload = {
  ...sessionAccess,
  effect: "outside",
  raw: "tus",
  reply: z.object({}),
  errors: [
    "KEY_UNKNOWN",
    "KEY_FORBIDDEN",
    "UPLOAD_VERSION_UNSUPPORTED",
    "UNSUPPORTED_MEDIA",
    "NOT_FOUND",
    "STATE_CONFLICT",
  ],
} as const;
const uploadParams = z.strictObject({ id: uploadId });

export const createScanUpload = endpoint({
  ...upload,
  method: "POST",
  path: "uploads",
  changes: ["upload"],
  description: "Starts a resumable photo upload. tus 1.0, at most 15 MB.",
});
export const scanUploadState = endpoint({
  ...upload,
  method: "HEAD",
  path: "uploads/{id}",
  shows: ["upload"],
  description: "Tells how much of an upload has arrived, in `Upload-Offset`.",
  params: uploadParams,
});
export const continueScanUpload = endpoint({
  ...upload,
  method: "PATCH",
  path: "uploads/{id}",
  changes: ["upload"],
  unaudited: { photos: "No measurement has the photo yet." },
  description: "Sends the next part of an upload. The last part re-encodes the photo without metadata.",
  params: uploadParams,
});
export const giveUpScanUpload = endpoint({
  ...upload,
  method: "DELETE",
  path: "uploads/{id}",
  changes: ["upload"],
  unaudited: { photos: "No measurement has the photo yet." },
  description: "Discards an upload that belongs to no measurement yet.",
  params: uploadParams,
});

export const getScanImage = endpoint({
  method: "GET",
  path: "files/{id}",
  access: "public",
  effect: "read",
  raw: "image/jpeg",
  shows: [],
  description: "Downloads a photo by its signed link. The link works for 15 minutes.",
  params: z.strictObject({ id: z.uuid({ error: "wrong_type" }) }),
  query: z.strictObject({ expires: z.string().max(20), signature: z.string().max(100) }),
  reply: z.object({}),
  errors: ["NOT_FOUND"],
});
