import type { Uploads } from "@treadclub/kit/http/uploads";
import type { VoucherDeps } from "#modules/vouchers";
import type { ShownTo } from "./policy.ts";

export interface ScanDeps extends VoucherDeps {
  readonly uploads: Pick<Uploads, "ensureReady">;
  /** Signs the links of photos. */
  readonly secret: string;
  /** Quotes are a higher module. */
  readonly shownTo: ShownTo;
}
