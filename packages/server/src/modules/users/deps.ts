import type { AccountOf } from "#modules/identity";

/** What the calls of administrators about users need beside their context. */
export interface UserDeps {
  readonly secret: string;
  readonly accountOf: AccountOf;
  readonly publicUrl: string;
}
