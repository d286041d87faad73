import type { LimitName } from "@treadclub/contract";
import type { Limits } from "@treadclub/kit/http/limits";
import type { ProviderPort } from "#adapters/sign-in-provider/port";
import type { ConsumerHooks } from "#modules/consumers";
import type { AccountOf } from "#modules/identity";

export interface ProviderDeps {
  readonly secret: string;
  readonly accountOf: AccountOf;
  readonly limits: Limits<LimitName>;
  readonly publicUrl: string;
  /** Null: no provider is configured. */
  readonly provider: ProviderPort | null;
  readonly hooks: ConsumerHooks;
}
