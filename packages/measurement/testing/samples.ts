import type { MeasurementCall } from "@treadclub/contract/measurement/catalog";
import type { RawParts } from "./call.ts";
import type { Fixtures } from "./fixtures.ts";

export interface Sample {
  readonly parts: RawParts;
  /** The session whose own token may make this call, or whose scanner does. */
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const tus = { "tus-resumable": "1.0.0" };
const depths = { inner_mm: 4, middle_mm: 4.2, outer_mm: 4.1 };

/** An input of every call that works on what the fixtures hold. A new call without a sample does not compile. */
export const samples: { readonly [N in MeasurementCall]: (fixtures: Fixtures) => Sample } = {
  createSession: ({ fresh }) => ({ parts: { query: { workflow: "3" } }, token: fresh.token }),
  createTokens: ({ fresh }) => ({ parts: { body: { measurement_token_count: 2 } }, token: fresh.token }),
  sessionResults: ({ waiting }) => ({ parts: { params: { token: waiting.token } }, token: waiting.token }),
  treadResults: ({ waiting }) => ({
    parts: { body: { measurement_tokens: [waiting.token] } },
    token: waiting.token,
  }),
  sessionEvents: ({ ended }) => ({ parts: { params: { token: ended.token } }, token: ended.token }),
  openScanner: ({ fresh }) => ({
    parts: { body: { exit_url: "https://shop.example/done", error_url: "https://shop.example/oops" } },
    token: fresh.token,
  }),
  planScan: ({ fresh }) => ({ parts: { body: { positions: ["rr"] } }, token: fresh.token }),
  handInImages: ({ fresh, uploadId }) => ({
    parts: { body: { measurement_id: fresh.measurementIds[0], upload_ids: [uploadId] } },
    token: fresh.token,
  }),
  skipTyre: ({ fresh }) => ({ parts: { body: { measurement_id: fresh.measurementIds[0] } }, token: fresh.token }),
  abortScan: ({ fresh }) => ({ parts: { body: {} }, token: fresh.token }),
  createScanUpload: ({ fresh }) => ({
    parts: {},
    token: fresh.token,
    headers: { ...tus, "upload-length": "1000" },
  }),
  scanUploadState: upload(tus),
  continueScanUpload: upload({ ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" }),
  giveUpScanUpload: upload(tus),
  getScanImage: ({ fresh, strangeId }) => ({
    parts: { params: { id: strangeId }, query: { expires: "0", signature: "none" } },
    token: fresh.token,
  }),
  reviewList: ({ waiting }) => ({ parts: { body: { filters: { waiting: true } } }, token: waiting.token }),
  reviewGet: ({ waiting }) => ({ parts: { params: { id: waiting.measurementId } }, token: waiting.token }),
  reviewComplete: ({ waiting }) => ({
    parts: { params: { id: waiting.measurementId }, body: { depths, message: "", version: 1 } },
    token: waiting.token,
  }),
  reviewReject: ({ waiting }) => ({
    parts: { params: { id: waiting.measurementId }, body: { reasons: ["blurry"], message: "", version: 1 } },
    token: waiting.token,
  }),
  reviewUndo: ({ judged }) => ({ parts: { params: { id: judged.measurementId }, body: {} }, token: judged.token }),
  reviewSession: ({ waiting }) => ({ parts: { params: { id: waiting.id } }, token: waiting.token }),
  reviewForget: ({ waiting }) => ({ parts: { params: { id: waiting.id }, body: {} }, token: waiting.token }),
  reviewAbort: ({ fresh }) => ({ parts: { params: { id: fresh.id }, body: {} }, token: fresh.token }),
  reviewPlan: ({ fresh }) => ({ parts: { params: { id: fresh.id }, body: { positions: ["fr"] } }, token: fresh.token }),
};

function upload(headers: Readonly<Record<string, string>>): (fixtures: Fixtures) => Sample {
  return ({ fresh, uploadId }) => ({ parts: { params: { id: uploadId } }, token: fresh.token, headers });
}
