import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { totpSecrets } from "./way-tables.ts";

/** Stores an encrypted secret that waits for its first code. Returns false when the user has an authenticator app already. */
export async function storeTotpSecret(ctx: WriteCtx, userId: number, secret: string): Promise<boolean> {
  const row = { userId, secret, lastStep: 0, createdAt: ctx.now };
  const stored = await ctx.db
    .insert(totpSecrets)
    .values(row)
    .onConflictDoUpdate({ target: totpSecrets.userId, set: row, setWhere: isNull(totpSecrets.confirmedAt) })
    .returning({ userId: totpSecrets.userId });
  return stored.length > 0;
}

/** Turns the authenticator app of a user on; `step` is that of its first code. */
export async function confirmTotpSecret(ctx: WriteCtx, userId: number, step: number): Promise<void> {
  await ctx.db
    .update(totpSecrets)
    .set({ confirmedAt: ctx.now, lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)));
  ctx.audit("turn authenticator app on", { entity: "user", id: userId });
}

/** Uses the code of a step up. Returns false when it, or a later one, was used before; of several at once one gets true. */
export async function spendTotpStep(ctx: WriteCtx, userId: number, step: number): Promise<boolean> {
  const used = await ctx.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return used.length === 1;
}

/** Turns the authenticator app of a user off. Returns false when they have none. */
export async function deleteTotpSecret(ctx: WriteCtx, userId: number): Promise<boolean> {
  const deleted = await ctx.db
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  if (deleted.length > 0) ctx.audit("turn authenticator app off", { entity: "user", id: userId });
  return deleted.length > 0;
}
