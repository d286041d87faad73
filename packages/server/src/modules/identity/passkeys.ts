import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { passkeys } from "./way-tables.ts";

type Passkey = typeof passkeys.$inferInsert;

/** Stores a passkey. Returns false when its credential is known already. */
export async function storePasskey(ctx: WriteCtx, passkey: Omit<Passkey, "createdAt">): Promise<boolean> {
  const [row] = await ctx.db
    .insert(passkeys)
    .values({ ...passkey, createdAt: ctx.now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  if (row) ctx.audit("add passkey", { entity: "passkey", id: row.id });
  return row !== undefined;
}

/** Deletes a passkey of a user. Returns its name, or null when they have no such passkey. */
export async function deletePasskey(ctx: WriteCtx, userId: number, id: number): Promise<string | null> {
  const [row] = await ctx.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  if (row) ctx.audit("remove passkey", { entity: "passkey", id });
  return row?.name ?? null;
}

/** Records the use of a passkey. Returns false when its counter did not go up; some authenticators keep it at 0. */
export async function recordPasskeyUse(
  ctx: WriteCtx,
  id: number,
  { counter, backedUp }: { readonly counter: number; readonly backedUp: boolean },
): Promise<boolean> {
  const used = await ctx.db
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: ctx.now })
    .where(
      and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))),
    )
    .returning({ id: passkeys.id });
  return used.length === 1;
}
