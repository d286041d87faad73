import type { RoleName } from "@treadclub/contract";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { passkeys, recoveryCodes, totpSecrets } from "./way-tables.ts";

export type SecondStep = "passkey" | "totp" | "recovery_code";

/** The second steps that a user has set up, the most convenient first; none: the first step is enough. One query. */
export async function secondStepsOf(db: ReadDb, userId: number): Promise<SecondStep[]> {
  const [row] = await db
    .select({
      passkey: sql<boolean>`exists ${db
        .select({ one: sql`1` })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))}`,
      totp: sql<boolean>`exists ${db
        .select({ one: sql`1` })
        .from(totpSecrets)
        .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))}`,
      recovery: sql<boolean>`exists ${db
        .select({ one: sql`1` })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))}`,
    })
    .from(sql`(select 1) as one`);
  if (!row || !(row.passkey || row.totp)) return [];
  const steps: SecondStep[] = [];
  if (row.passkey) steps.push("passkey");
  if (row.totp) steps.push("totp");
  if (row.recovery) steps.push("recovery_code");
  return steps;
}

/** Administrators need a second step; demo accounts are exempt, and say so. */
export const needsSecondStep = (roles: readonly RoleName[], isDemo: boolean): boolean =>
  !isDemo && (roles.includes("admin") || roles.includes("super_admin"));
