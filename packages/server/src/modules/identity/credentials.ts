import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import type { SecondStep } from "./second-steps.ts";
import { endSessions } from "./sessions.ts";
import { dropTokens } from "./single-use.ts";
import { knownDevices, passkeys, providerAccounts, recoveryCodes, totpSecrets } from "./way-tables.ts";

const withoutSecondSteps = defineStatement<{ userId: number }>()((p) => ({
  fields: { done: sql<number>`1` },
  text: (columns) => sql`with keys as (delete from ${passkeys} where ${passkeys.userId} = ${p.userId}),
    secrets as (delete from ${totpSecrets} where ${totpSecrets.userId} = ${p.userId}),
    codes as (delete from ${recoveryCodes} where ${recoveryCodes.userId} = ${p.userId}) select ${columns}`,
}));

/** Deletes the second steps of a user who lost them, and signs them out everywhere. `steps`: what they had. */
export async function resetSecondSteps(ctx: WriteCtx, userId: number, steps: readonly SecondStep[]): Promise<void> {
  await withoutSecondSteps.all(ctx.db, { userId });
  await dropTokens(ctx, ["second_step"], userId);
  await endSessions(ctx, { userIds: [userId] }, "access_changed");
  ctx.audit("reset the second step", { entity: "user", id: userId }, { steps });
}

const withoutCredentials = defineStatement<{ userId: number }>()((p) => ({
  fields: { done: sql<number>`1` },
  text: (columns) => sql`with devices as (delete from ${knownDevices} where ${knownDevices.userId} = ${p.userId}),
    keys as (delete from ${passkeys} where ${passkeys.userId} = ${p.userId}),
    secrets as (delete from ${totpSecrets} where ${totpSecrets.userId} = ${p.userId}),
    codes as (delete from ${recoveryCodes} where ${recoveryCodes.userId} = ${p.userId}),
    providers as (delete from ${providerAccounts} where ${providerAccounts.userId} = ${p.userId}) select ${columns}`,
}));

/** Deletes everything but the password that a user signs in with: known browsers, second steps, accounts of providers. */
export async function deleteCredentials(ctx: WriteCtx, userId: number): Promise<void> {
  await withoutCredentials.all(ctx.db, { userId });
}
