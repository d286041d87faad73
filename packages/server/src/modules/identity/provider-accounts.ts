import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq } from "drizzle-orm";
import type { ProviderAccount } from "./sessions.ts";
import { providerAccounts } from "./way-tables.ts";

/** Returns the id of the user that an account of a provider is linked to, or null. */
export async function userOfProvider(db: ReadDb, { issuer, subject }: ProviderAccount): Promise<number | null> {
  const [row] = await db
    .select({ userId: providerAccounts.userId })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.issuer, issuer), eq(providerAccounts.subject, subject)));
  return row?.userId ?? null;
}

/** Links an account of a provider to a user. Returns false when it is linked already. */
export async function linkProvider(
  ctx: WriteCtx,
  userId: number,
  { issuer, subject }: ProviderAccount,
): Promise<boolean> {
  const linked = await ctx.db
    .insert(providerAccounts)
    .values({ userId, issuer, subject, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: providerAccounts.id });
  if (linked.length > 0) ctx.audit("link provider", { entity: "user", id: userId }, { issuer });
  return linked.length > 0;
}

/** Removes the links of a user to accounts of providers. Returns false when there were none. */
export async function unlinkProviders(ctx: WriteCtx, userId: number): Promise<boolean> {
  const removed = await ctx.db
    .delete(providerAccounts)
    .where(eq(providerAccounts.userId, userId))
    .returning({ id: providerAccounts.id });
  if (removed.length > 0) ctx.audit("unlink provider", { entity: "user", id: userId });
  return removed.length > 0;
}
