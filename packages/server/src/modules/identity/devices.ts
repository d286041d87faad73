import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { nestedList, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import type { Io } from "@treadclub/kit/http/io";
import { hashToken, randomToken } from "@treadclub/kit/ids";
import { and, eq, inArray, notInArray, sql, type SQL } from "drizzle-orm";
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
  const devices = devicesOf(io);
  const found = await remember.first(ctx.db, { ...devices.params, userId, now: ctx.now });
  if (found) setDeviceCookie(io, devices, userId, found);
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

export interface DeviceParams {
  readonly userId: number;
  readonly now: Date;
  /** Of the tokens in the cookie, the latest first. */
  readonly deviceHashes: readonly string[];
  /** Of the token that this browser gets where the user is not known on it yet. */
  readonly freshDeviceHash: string;
}

interface Devices {
  readonly tokens: readonly string[];
  readonly fresh: string;
  readonly params: Pick<DeviceParams, "deviceHashes" | "freshDeviceHash">;
}

/** What the cookie of a request holds, and a token for a browser that is new. */
export function devicesOf(io: Pick<Io, "cookie">): Devices {
  const [tokens, fresh] = [tokensOf(io), randomToken()];
  return { tokens, fresh, params: { deviceHashes: tokens.map(hashToken), freshDeviceHash: hashToken(fresh) } };
}

/** Data-modifying queries that remember a browser; `deviceFields` tells what they found. */
export const deviceQueries = (p: Placeholders<DeviceParams>): SQL => sql`
  used_device as (
    update ${knownDevices} set last_used_at = ${p.now} where id = (
      select d.id from ${knownDevices} d where d.user_id = ${p.userId} and d.token_hash = any(${p.deviceHashes}::text[])
      order by array_position(${p.deviceHashes}::text[], d.token_hash) limit 1
    ) returning token_hash
  ),
  new_device as (
    insert into ${knownDevices} (user_id, token_hash, browser, created_at, last_used_at)
    select ${p.userId}::bigint, ${p.freshDeviceHash}, coalesce((
      select d.browser from ${knownDevices} d where d.token_hash = any(${p.deviceHashes}::text[])
      order by array_position(${p.deviceHashes}::text[], d.token_hash) limit 1
    ), ${p.freshDeviceHash}), ${p.now}::timestamptz, ${p.now}::timestamptz
    where not exists (select 1 from used_device)
  )`;

export const deviceFields = (p: Placeholders<DeviceParams>) => ({
  used: sql<string | null>`(select token_hash from used_device)`,
  known: nestedList(
    { userId: knownDevices.userId, tokenHash: knownDevices.tokenHash },
    sql`from ${knownDevices} where ${knownDevices.tokenHash} = any(${p.deviceHashes}::text[])`,
  ),
});

/** The user's own token comes first, then those of others that this browser knows. */
export function setDeviceCookie(
  io: Pick<Io, "setCookie">,
  { tokens, fresh }: Devices,
  userId: number,
  { used, known }: RowOf<ReturnType<typeof deviceFields>>,
): void {
  const ofOthers = new Set(known.filter((device) => device.userId !== userId).map(({ tokenHash }) => tokenHash));
  const own = tokens.find((token) => hashToken(token) === used) ?? fresh;
  const others = tokens.filter((token) => ofOthers.has(hashToken(token)));
  io.setCookie(deviceCookie, [own, ...others].slice(0, peopleOfBrowser).join("."), deviceLifeSeconds);
}

const remember = defineStatement<DeviceParams>()((p) => ({
  fields: deviceFields(p),
  text: (columns) => sql`with ${deviceQueries(p)} select ${columns}`,
}));

const tokensOf = (io: Pick<Io, "cookie">): string[] =>
  [...new Set((io.cookie(deviceCookie) ?? "").split("."))]
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, peopleOfBrowser);
