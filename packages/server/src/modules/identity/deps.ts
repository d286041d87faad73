import type { LimitName } from "@treadclub/contract";
import type { Limits } from "@treadclub/kit/http/limits";
import type { AccountOf } from "./account.ts";

/** What the calls of sign-in need beside their context. */
export interface IdentityDeps {
  readonly secret: string;
  readonly limits: Limits<LimitName>;
  readonly accountOf: AccountOf;
  /** The address that people open. */
  readonly publicUrl: string;
}
