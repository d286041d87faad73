import type { UserActor } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { SQL } from "drizzle-orm";

/** What higher modules know of a user: the company, and whether it or the driver's account is disabled. */
export interface Account {
  readonly memberId: number | null;
  readonly position: UserActor["position"];
  readonly isShut: boolean;
  /** Of an account that its driver closed: until then they may come back. */
  readonly closedUntil: Date | null;
  /** The language of the company; null without one. */
  readonly language: "en" | "cn" | "uk" | null;
}

/** Reads the account of a user; also as fields and joins, for statements from `users`. */
export interface AccountOf {
  (db: Pick<ReadDb, "fetch">, userId: number): Promise<Account>;
  readonly fields: { readonly [N in keyof Account]: SQL<Account[N]> };
  readonly joins: SQL;
}

/** Keeps what is made from the way accounts are read, such as statements. */
export function perAccount<S>(make: (account: AccountOf) => S): (account: AccountOf) => S {
  const made = new WeakMap<AccountOf, S>();
  return (account) => {
    const known = made.get(account);
    if (known !== undefined) return known;
    const fresh = make(account);
    made.set(account, fresh);
    return fresh;
  };
}
