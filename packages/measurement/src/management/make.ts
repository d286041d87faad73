import type { KeyChange, KeyKind } from "@treadclub/contract/measurement/management";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Deps } from "#measurement/deps";
import { makeKey, type NewKey } from "#measurement/keys/make";
import { keys } from "#measurement/table";
import type { ManagementCtx } from "./access.ts";

/** A key for a holder; null: nobody's. */
export interface HeldKeyInput extends Omit<KeyChange, "version"> {
  readonly holder: string | null;
  readonly kind: KeyKind;
}

/** So many keys may a holder have at a time. */
export const mostHeld = 50;

/** Makes a key whose photos are read as the service reads them: by another service where it has one, else by people. Throws a KeyError. */
export async function makeHeldKey(ctx: ManagementCtx, deps: Deps, { kind, ...input }: HeldKeyInput): Promise<NewKey> {
  if (input.holder !== null) await checkRoom(ctx, input.holder);
  const live = deps.remote === null ? "review" : "remote";
  return makeKey(ctx, deps, { ...input, engine: kind === "sandbox" ? "sandbox" : live });
}

async function checkRoom(ctx: ManagementCtx, holder: string): Promise<void> {
  const [held] = await ctx.db
    .select({ n: sql<number>`count(*)::integer` })
    .from(keys)
    .where(and(eq(keys.holder, holder), isNull(keys.revokedAt)));
  if ((held?.n ?? 0) >= mostHeld) throw ctx.fail("VALIDATION_FAILED", { fields: { name: "too_many" } });
}
