import type { LimitName } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Limits } from "@treadclub/kit/http/limits";
import type { ProviderAccount, SignInDeps } from "#modules/identity";

/** What the calls of second steps need beside their context. */
export interface SecurityDeps extends SignInDeps {
  readonly limits: Limits<LimitName>;
  /** The address that people open; passkeys belong to its name. */
  readonly publicUrl: string;
  /** Whether one can sign in through a provider here. */
  readonly hasProvider: boolean;
  /** Links the provider's account that a sign-in began with, once its second step is passed. */
  readonly linkWhenIn: (ctx: WriteCtx, userId: number, account: ProviderAccount) => Promise<void>;
}
