import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { Io } from "@treadclub/kit/http/io";
import { hashToken, randomToken } from "@treadclub/kit/ids";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { users } from "./table.ts";
import { knownDevices } from "./way-tables.ts";

const deviceCookie = "treadclub_device";
export const deviceLifeSeconds = 365 * 24 * 3600;
/** A browser that several people share knows so many of them. */
const peopleOfBrowser = 5;

/**
 * The device that this request comes from, when this very account was signed in on it before; else null.
 * Guesses there are counted apart, so that strangers who guess lock nobody out of their own browser.
 * Without a cookie it asks nothing of the database.
 */
export async function knownDevice(
  db: ReadDb,
  io: Pick<Io, "cookie">,
  whose: { readonly userId: number | null } | { readonly email: string },
): Promise<number | null> {
  const hashes = tokensOf(io).map(hashToken);
  if (hashes.length === 0) return null;
  const owner = "email" in whose ? eq(users.email, whose.email) : eq(users.id, whose.userId ?? 0);
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(inArray(knownDevices.tokenHash, hashes), owner));
  return row?.id ?? null;
}

/** From now on this browser is known to the account; call it only once its owner is in. */
export async function rememberDevice(ctx: WriteCtx, io: Io, userId: number): Promise<void> {
  const known = await ownersOf(ctx.db, io);
  const mine = known.find((device) => device.userId === userId);
  const token = mine?.token ?? randomToken();
  if (mine) await ctx.db.update(knownDevices).set({ lastUsedAt: ctx.now }).where(eq(knownDevices.id, mine.id));
  else
    await ctx.db
      .insert(knownDevices)
      .values({ userId, tokenHash: hashToken(token), createdAt: ctx.now, lastUsedAt: ctx.now });
  const others = known.filter((device) => device.userId !== userId).map((device) => device.token);
  io.setCookie(deviceCookie, [token, ...others].slice(0, peopleOfBrowser).join("."), deviceLifeSeconds);
}

/** Forgets the browsers of an account, but the one of this request: after a new password all others are strangers. */
export async function forgetOtherDevices(ctx: WriteCtx, io: Pick<Io, "cookie">, userId: number): Promise<void> {
  const kept = tokensOf(io).map(hashToken);
  await ctx.db
    .delete(knownDevices)
    .where(
      and(eq(knownDevices.userId, userId), kept.length > 0 ? notInArray(knownDevices.tokenHash, kept) : undefined),
    );
}

interface Owned {
  readonly id: number;
  readonly userId: number;
  readonly token: string;
}

/** What the cookie holds that is ours, the latest first. */
async function ownersOf(db: ReadDb, io: Pick<Io, "cookie">): Promise<Owned[]> {
  const tokens = tokensOf(io);
  if (tokens.length === 0) return [];
  const rows = await db
    .select()
    .from(knownDevices)
    .where(inArray(knownDevices.tokenHash, tokens.map(hashToken)));
  const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
  return tokens.flatMap((token) => {
    const row = byHash.get(hashToken(token));
    return row ? [{ id: row.id, userId: row.userId, token }] : [];
  });
}

const tokensOf = (io: Pick<Io, "cookie">): string[] =>
  [...new Set((io.cookie(deviceCookie) ?? "").split("."))]
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, peopleOfBrowser);
