import type { WayBack } from "#scanner/launch/return-address.ts";
import type { Outcome } from "#scanner/launch/payload.ts";

/** The ways out of this page. */
export interface Ways {
  /** Null where there is none. */
  back(outcome?: Outcome): WayBack | null;
  /** Follows it by itself, if that is allowed. */
  go(outcome?: Outcome): void;
}
