import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { hashToken } from "@treadclub/kit/ids";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { recoveryCodes } from "./way-tables.ts";

/** Replaces the recovery codes of a user; only hashes are stored. */
export async function replaceRecoveryCodes(ctx: WriteCtx, userId: number, codes: readonly string[]): Promise<void> {
  await replaceCodes.all(ctx.db, { userId, hashes: codes.map(hashToken), now: ctx.now });
}

const replaceCodes = defineStatement<{ userId: number; hashes: readonly string[]; now: Date }>()((p) => ({
  fields: { id: recoveryCodes.id },
  text: (columns) => sql`with deleted as (delete from ${recoveryCodes} where ${recoveryCodes.userId} = ${p.userId})
    insert into ${recoveryCodes} (user_id, code_hash, created_at)
    select ${p.userId}::bigint, hash, ${p.now}::timestamptz from unnest(${p.hashes}::text[]) as hash returning ${columns}`,
}));

/** Uses a recovery code up; of several at once one gets it. Returns the number of codes left, or null when it does not work. */
export async function spendRecoveryCode(ctx: WriteCtx, userId: number, code: string): Promise<number | null> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const spent = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(and(unused, eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ id: recoveryCodes.id });
  if (spent.length === 0) return null;
  ctx.audit("use recovery code", { entity: "user", id: userId });
  const [left] = await ctx.db.select({ n: count() }).from(recoveryCodes).where(unused);
  return left?.n ?? 0;
}

/** Deletes the recovery codes of a user. */
export async function deleteRecoveryCodes(ctx: WriteCtx, userId: number): Promise<void> {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
