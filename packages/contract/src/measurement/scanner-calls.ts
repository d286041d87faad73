import { z } from "zod";
import { id, nothing, uploadId } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { positionCode, reading, scannerView } from "./views.ts";

const ofSession = {
  access: "public",
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT"],
} as const;
const address = z.string().max(2000).optional();

/** The calls of the web scanner. The bearer is the base64 of a session's token, which opens that session and nothing else. */
export const openScanner = endpoint({
  ...ofSession,
  method: "POST",
  path: "scanner/open",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "The scanner is open: measurements that nobody has looked at yet wait for images.",
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
  description: "Chooses the tyres of a session of which none was begun.",
  body: z.strictObject({ positions: z.array(positionCode).min(1).max(4) }),
  reply: scannerView,
});

export const handInImages = endpoint({
  ...ofSession,
  method: "POST",
  path: "scanner/hand_in",
  effect: "outside",
  changes: ["measurement_session", "measurement"],
  description: "Hands in the photos of one tyre, and what the driver read with a gauge or a coin, if anything.",
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
  description: "Leaves one tyre out: its measurement is aborted.",
  body: z.strictObject({ measurement_id: id }),
  reply: scannerView,
});

export const abortScan = endpoint({
  ...ofSession,
  method: "POST",
  path: "scanner/abort",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "The driver leaves: every tyre without photos is aborted. What was handed in stays.",
  body: nothing,
  reply: scannerView,
});

const upload = {
  access: "public",
  effect: "outside",
  raw: true,
  reply: z.object({}),
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "UNSUPPORTED_MEDIA", "NOT_FOUND", "STATE_CONFLICT"],
} as const;
const uploadParams = z.strictObject({ id: uploadId });

export const createScanUpload = endpoint({
  ...upload,
  method: "POST",
  path: "uploads",
  changes: ["upload"],
  description: "Begins a resumable upload of one photo (tus 1.0, at most 15 MB).",
});
export const scanUploadState = endpoint({
  ...upload,
  method: "HEAD",
  path: "uploads/{id}",
  shows: ["upload"],
  description: "How much of an upload has arrived (`Upload-Offset`).",
  params: uploadParams,
});
export const continueScanUpload = endpoint({
  ...upload,
  method: "PATCH",
  path: "uploads/{id}",
  changes: ["upload"],
  description: "Sends the next part of an upload. The last part re-encodes the photo without metadata.",
  params: uploadParams,
});
export const giveUpScanUpload = endpoint({
  ...upload,
  method: "DELETE",
  path: "uploads/{id}",
  changes: ["upload"],
  description: "Gives an upload up that belongs to no measurement yet.",
  params: uploadParams,
});

export const getScanImage = endpoint({
  method: "GET",
  path: "files/{id}",
  access: "public",
  effect: "read",
  raw: true,
  shows: [],
  description: "A photo by its signed link, which works for 15 minutes.",
  params: z.strictObject({ id: z.uuid({ error: "wrong_type" }) }),
  query: z.strictObject({ expires: z.string().max(20), signature: z.string().max(100) }),
  reply: z.object({}),
  errors: ["NOT_FOUND"],
});
