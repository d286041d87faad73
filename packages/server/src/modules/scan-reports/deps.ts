import type { FileStore } from "@treadclub/kit/files/store";

export interface ScanReportDeps {
  readonly store: FileStore;
  readonly publicUrl: string;
  /** Signs the links of photos. */
  readonly secret: string;
}
