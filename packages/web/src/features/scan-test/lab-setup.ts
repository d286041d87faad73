import type { Catalog, ReplyOf } from "@treadclub/contract";
import { fromHere } from "#entities/scan/measure/launch.ts";

/** Where a trial happens. */
export interface LabSetup {
  readonly apiBase: string;
  readonly scanner: string;
  /** Public key of the sandbox; null where there is none. */
  readonly key: string | null;
  readonly returnUrl: string;
  readonly errorUrl: string;
}

const path = "/app/scan_test";

export const setupOf = (settings: ReplyOf<Catalog["getScanTestSettings"]>, here = location.origin): LabSetup => ({
  apiBase: fromHere(settings.api_base, here),
  scanner: fromHere(settings.scanner, here),
  key: settings.sandbox_key,
  returnUrl: `${here}${path}`,
  errorUrl: `${here}${path}?from=error`,
});
