import type { FileStore } from "@treadclub/kit/files/store";

export interface ScanReportDeps {
  readonly store: FileStore;
}
