import type { LimitName } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Limits } from "@treadclub/kit/http/limits";
import type { AccountOf } from "#modules/identity";

/** What the calls of companies and their people need beside their context. */
export interface TeamDeps {
  readonly secret: string;
  readonly accountOf: AccountOf;
  readonly limits: Limits<LimitName>;
  readonly publicUrl: string;
  readonly production: boolean;
  /** What follows when the owner of a new company has an account. */
  readonly onUserCreated: readonly ((ctx: WriteCtx, userId: number) => Promise<void>)[];
}
