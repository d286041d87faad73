import type { MadeMember } from "#testing/factories/members";
import type { SignedIn } from "#testing/factories/people";

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
  readonly clubCode: string;
}
