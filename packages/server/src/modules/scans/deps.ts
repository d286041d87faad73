import type { Uploads } from "@treadclub/kit/http/uploads";

export interface ScanDeps {
  readonly uploads: Pick<Uploads, "ensureReady">;
  /** Signs the links of photos. */
  readonly secret: string;
}
