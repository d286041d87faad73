import type { MadeMember } from "#testing/makers/members";
import type { SignedIn } from "#testing/makers/people";

/** Who plays in the demo world. */
export interface Cast {
  readonly admin: SignedIn;
  readonly fitters: readonly MadeMember[];
  readonly drivers: readonly Driver[];
}

export interface Driver {
  readonly who: SignedIn;
  readonly vehicleId: number;
  readonly tyreSize: string;
  readonly fitter: number;
}
