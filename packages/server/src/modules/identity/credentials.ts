import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { knownDevices, passkeys, providerAccounts, recoveryCodes, totpSecrets } from "./way-tables.ts";

const withoutSecondSteps = defineStatement<{ userId: number }>()((p) => ({
  fields: { done: sql<number>`1` },
  text: (columns) => sql`with keys as (delete from ${passkeys} where ${passkeys.userId} = ${p.userId}),
    secrets as (delete from ${totpSecrets} where ${totpSecrets.userId} = ${p.userId}),
    codes as (delete from ${recoveryCodes} where ${recoveryCodes.userId} = ${p.userId}) select ${columns}`,
}));

/** Deletes the passkeys, the authenticator app and the recovery codes of a user. */
export async function deleteSecondSteps(ctx: WriteCtx, userId: number): Promise<void> {
  await withoutSecondSteps.all(ctx.db, { userId });
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
