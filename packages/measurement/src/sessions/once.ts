import { createHmac } from "node:crypto";
import type { WriteCtx } from "@treadclub/kit/context";
import { hashToken } from "@treadclub/kit/ids";
import { and, eq, inArray } from "drizzle-orm";
import type { KeyRow, SessionRow } from "#measurement/rows";
import { sessions } from "#measurement/table";

/**
 * What makes the same order of a key the same session. Names and tokens follow from the order, so that no token has to be kept
 * to be answered again; who knows one of them knows no other.
 */
export interface Once {
  readonly name: string;
  token(place: number): string;
}

/** An order with the integrator's Idempotency-Key, if there is one. */
interface Keyed {
  readonly once: string | null;
}

/** Null for an order without an Idempotency-Key. */
export function onceOf(secret: string, { id }: KeyRow, order: Keyed): Once | null {
  if (order.once === null) return null;
  const derived = (...parts: readonly (string | number)[]): string =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["session", id, order, ...parts]))
      .digest("base64url");
  return { name: derived("name"), token: (place) => derived("token", place) };
}

/**
 * What the same order has begun already, in the order of its tokens; one at the same moment was refused by its key. Errors:
 * IDEMPOTENCY_CONFLICT where that is over.
 */
export async function begunBefore(
  ctx: WriteCtx<"IDEMPOTENCY_CONFLICT">,
  key: KeyRow,
  tokens: readonly string[],
): Promise<{ session: SessionRow; token: string }[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.keyId, key.id), inArray(sessions.tokenHash, tokens.map(hashToken))));
  if (rows.some(({ expiresAt, forgottenAt }) => expiresAt <= ctx.now || forgottenAt !== null))
    throw ctx.fail("IDEMPOTENCY_CONFLICT");
  const byHash = new Map(rows.map((session) => [session.tokenHash, session]));
  return tokens.flatMap((token) => {
    const session = byHash.get(hashToken(token));
    return session === undefined ? [] : { session, token };
  });
}
