import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { KeyRow } from "#measurement/rows";
import { keys } from "#measurement/table";

/** Who sees and changes keys. */
export interface KeyManager {
  /** The keys of this holder alone; null: those of everybody. */
  readonly holder: string | null;
  /** As the audit log of the service names them. */
  readonly name: string;
}

export type ManagementError = "NOT_FOUND" | "STATE_CONFLICT" | "IDEMPOTENCY_CONFLICT";
export type ManagementCtx = WriteCtx<ManagementError>;

/** Keys that the service or its host program keeps: nobody changes them at the management. */
export interface KeptKeys {
  has(key: Pick<KeyRow, "id" | "prefix">): boolean;
}

/** Of the table of keys: those of a holder; null: of everybody. */
export const isHeldBy = (holder: SQLWrapper): SQL => sql`(${holder}::text is null or ${keys.holder} = ${holder})`;

/** Locks a key that somebody may see. Errors: NOT_FOUND. */
export async function lockKey(ctx: ManagementCtx, { holder }: KeyManager, id: number): Promise<KeyRow> {
  const [key] = await ctx.db
    .select()
    .from(keys)
    .where(and(eq(keys.id, id), isHeldBy(sql`${holder}`)))
    .for("update");
  if (key === undefined) throw ctx.fail("NOT_FOUND");
  return key;
}

/** A key as somebody saw it on their screen. */
export interface SeenKey {
  readonly who: KeyManager;
  readonly kept: KeptKeys;
  readonly id: number;
  readonly version: number;
}

/** Locks a key to change it. Errors: NOT_FOUND; those of `checkSeen`. */
export async function lockToChange(ctx: ManagementCtx, seen: SeenKey): Promise<KeyRow> {
  const key = await lockKey(ctx, seen.who, seen.id);
  checkSeen(ctx, key, seen);
  return key;
}

/** Errors: STATE_CONFLICT for a locked key that is revoked, kept, or has another version by now. */
export function checkSeen(ctx: ManagementCtx, key: KeyRow, { kept, version }: SeenKey): void {
  if (key.revokedAt !== null || kept.has(key)) throw ctx.fail("STATE_CONFLICT");
  if (key.version !== version) throw ctx.fail("STATE_CONFLICT", { details: { version: key.version } });
}
