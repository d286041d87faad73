import type { LimitName } from "@treadclub/contract";
import type { Limits } from "@treadclub/kit/http/limits";
import type { SignInDeps } from "#modules/identity";

/** What the calls of second steps need beside their context. */
export interface SecurityDeps extends SignInDeps {
  readonly limits: Limits<LimitName>;
  /** The address that people open; passkeys belong to its name. */
  readonly publicUrl: string;
  /** Whether one can sign in through a provider here. */
  readonly hasProvider: boolean;
}
