import type { RoleName } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql, type AnyColumn, type Placeholder, type SQL } from "drizzle-orm";
import { rolesOfUser } from "./roles.ts";
import { users } from "./table.ts";
import { passkeys, providerAccounts, recoveryCodes, totpSecrets } from "./way-tables.ts";

export type SecondStep = "passkey" | "totp" | "recovery_code";

/** Which second steps a user has set up, for statements. */
export const secondStepFields = (userId: SQL | Placeholder | AnyColumn) => ({
  passkey: sql<boolean>`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`,
  totp: sql<boolean>`exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${userId} and ${totpSecrets.confirmedAt} is not null)`,
  recovery: sql<boolean>`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId} and ${recoveryCodes.usedAt} is null)`,
});

/** The second steps of what was read, the most convenient first; none: the first step is enough. */
export function secondStepsIn(found: RowOf<ReturnType<typeof secondStepFields>>): SecondStep[] {
  if (!found.passkey && !found.totp) return [];
  const steps: SecondStep[] = [];
  if (found.passkey) steps.push("passkey");
  if (found.totp) steps.push("totp");
  if (found.recovery) steps.push("recovery_code");
  return steps;
}

const stepsOf = defineStatement<{ userId: number }>()((p) => ({
  fields: secondStepFields(p.userId),
  text: (columns) => sql`select ${columns}`,
}));

/** The second steps that a user has set up; one query. */
export async function secondStepsOf(db: Pick<ReadDb, "fetch">, userId: number): Promise<SecondStep[]> {
  const found = await stepsOf.first(db, { userId });
  return found ? secondStepsIn(found) : [];
}

const signInMeans = defineStatement<{ userId: number }>()((p) => ({
  fields: {
    steps: secondStepFields(users.id),
    hasOther: sql<boolean>`(${users.passwordHash} is not null
      or exists (select 1 from ${providerAccounts} where ${providerAccounts.userId} = ${users.id}))`,
    roles: rolesOfUser,
    demo: users.demo,
  },
  text: (columns) => sql`select ${columns} from ${users} where ${users.id} = ${p.userId}`,
}));

/** What a user signs in with. */
export interface SignInMeans {
  readonly steps: readonly SecondStep[];
  /** Whether a password, a provider or a passkey is there as a first step. */
  readonly hasFirstStep: boolean;
  /** Whether a role of theirs asks for a second step. */
  readonly needsSecondStep: boolean;
}

/** Returns what a user signs in with; one query. */
export async function signInMeansOf(db: Pick<ReadDb, "fetch">, userId: number): Promise<SignInMeans> {
  const found = await signInMeans.first(db, { userId });
  if (!found) throw new Error(`No user ${userId}`);
  return {
    steps: secondStepsIn(found.steps),
    hasFirstStep: found.hasOther || found.steps.passkey,
    needsSecondStep: needsSecondStep(found.roles, found.demo),
  };
}

/** Administrators need a second step; demo accounts are exempt, and say so. */
export const needsSecondStep = (roles: readonly RoleName[], isDemo: boolean): boolean =>
  !isDemo && (roles.includes("admin") || roles.includes("super_admin"));
