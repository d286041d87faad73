import type { Uploads } from "@treadclub/kit/http/uploads";
import type { ShownTo } from "./policy.ts";

export interface ScanDeps {
  readonly uploads: Pick<Uploads, "ensureReady">;
  /** Signs the links of photos. */
  readonly secret: string;
  /** Quotes are a higher module. */
  readonly shownTo: ShownTo;
}
