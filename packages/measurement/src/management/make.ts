import type { KeyChange, KeyKind } from "@treadclub/contract/measurement/management";
import { hashToken } from "@treadclub/kit/ids";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Deps } from "#measurement/deps";
import { makeKey, newSecret } from "#measurement/keys/make";
import { keys } from "#measurement/table";
import type { KeyManager, ManagementCtx } from "./access.ts";
import { secretBytes, type Issued } from "./once.ts";

/** A key for a holder; null: nobody's. */
export interface HeldKeyInput extends Omit<KeyChange, "version"> {
  readonly holder: string | null;
  readonly kind: KeyKind;
}

/** So many keys may a holder have at a time. */
export const mostHeld = 50;
/** How long a repeated request is answered with the same secret. */
const repeatedMs = 24 * 3_600_000;

interface Order {
  readonly who: KeyManager;
  readonly input: HeldKeyInput;
  readonly once: string | null;
}

/**
 * Makes a key whose photos are read as the service reads them: by another service where it has one, else by people. The same
 * order with the same Idempotency-Key is the same key. Throws a KeyError. Errors: those of `madeBefore`.
 */
export async function makeHeldKey(
  ctx: ManagementCtx,
  deps: Deps,
  { who, input: { kind, ...input }, once }: Order,
): Promise<Issued & { readonly id: number }> {
  const live = deps.remote === null ? "review" : "remote";
  const engine = kind === "sandbox" ? "sandbox" : live;
  const secret = newSecret(engine, secretBytes(deps.secret, { once, request: ["make", who.name, kind, input] }));
  const known = once === null ? null : await madeBefore(ctx, secret);
  if (known !== null) return { id: known, secret, isRepeated: true };
  if (input.holder !== null) await checkRoom(ctx, input.holder);
  const { id } = await makeKey(ctx, deps, { ...input, engine }, secret);
  return { id, secret, isRepeated: false };
}

/** The key with this secret; null where there is none. Errors: IDEMPOTENCY_CONFLICT where the secret is a day old or works no more. */
async function madeBefore(ctx: ManagementCtx, secret: string): Promise<number | null> {
  const hash = hashToken(secret);
  const [key] = await ctx.db
    .select()
    .from(keys)
    .where(or(eq(keys.secretHash, hash), eq(keys.secretHashBefore, hash)));
  if (key === undefined) return null;
  const isOver = key.createdAt.getTime() + repeatedMs <= ctx.now.getTime();
  if (isOver || key.revokedAt !== null || key.secretHash !== hash) throw ctx.fail("IDEMPOTENCY_CONFLICT");
  return key.id;
}

async function checkRoom(ctx: ManagementCtx, holder: string): Promise<void> {
  const [held] = await ctx.db
    .select({ n: sql<number>`count(*)::integer` })
    .from(keys)
    .where(and(eq(keys.holder, holder), isNull(keys.revokedAt)));
  if ((held?.n ?? 0) >= mostHeld) throw ctx.fail("VALIDATION_FAILED", { fields: { name: "too_many" } });
}
