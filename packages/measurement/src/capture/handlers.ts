import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { coming } from "#measurement/coming";
import type { Deps } from "#measurement/deps";

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

export function captureHandlers(_deps: Deps): Pick<Handlers<MeasurementCatalog>, Own> {
  return {
    openScanner: coming,
    planScan: coming,
    handInImages: coming,
    skipTyre: coming,
    abortScan: coming,
    createScanUpload: coming,
    scanUploadState: coming,
    continueScanUpload: coming,
    giveUpScanUpload: coming,
    getScanImage: coming,
  };
}
