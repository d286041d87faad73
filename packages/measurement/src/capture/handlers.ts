import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { Deps } from "#measurement/deps";
import { handInImages } from "./hand-in.ts";
import { answerUpload, sendImage } from "./images.ts";
import { abortScan, skipTyre } from "./leave.ts";
import { openScanner } from "./open.ts";
import { planScan } from "./plan.ts";

type Own =
  | "openScanner"
  | "planScan"
  | "handInImages"
  | "skipTyre"
  | "abortScan"
  | "createScanUpload"
  | "scanUploadState"
  | "continueScanUpload"
  | "giveUpScanUpload"
  | "getScanImage";

/** What the scanner calls, and the images of results. */
export function captureHandlers(deps: Deps): Pick<Handlers<MeasurementCatalog>, Own> {
  return {
    openScanner: (ctx, { body }, io) => openScanner(ctx, deps, io, body),
    planScan: (ctx, { body }, io) => planScan(ctx, deps, io, body.positions),
    handInImages: (ctx, { body }, io) => handInImages(ctx, deps, io, body),
    skipTyre: (ctx, { body }, io) => skipTyre(ctx, deps, io, body.measurement_id),
    abortScan: (ctx, _input, io) => abortScan(ctx, deps, io),
    createScanUpload: (ctx, _input, io) => answerUpload(ctx, deps, io),
    scanUploadState: (ctx, _input, io) => answerUpload(ctx, deps, io),
    continueScanUpload: (ctx, _input, io) => answerUpload(ctx, deps, io),
    giveUpScanUpload: (ctx, _input, io) => answerUpload(ctx, deps, io),
    getScanImage: (ctx, input, io) => sendImage(ctx, deps, input, io),
  };
}
