import type { WriteCtx } from "@treadclub/kit/context";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { hashToken, randomToken } from "@treadclub/kit/ids";
import type { Io } from "@treadclub/kit/http/io";
import { announce } from "@treadclub/kit/live";
import { sql } from "drizzle-orm";
import { deviceFields, deviceQueries, devicesOf, setDeviceCookie, type DeviceParams } from "./devices.ts";
import { refreshCookie, refreshLifeSeconds, sessionChannel, type SignInBy } from "./sessions.ts";
import { refreshTokens, sessions } from "./table.ts";
import { signToken } from "./tokens.ts";

export interface NewSession extends SignInBy {
  readonly userId: number;
  readonly mustSetUp?: boolean;
}

/** Begins a sign-in on this device, in one statement: sets the refresh cookie (not when embedded) and answers the access token. */
export async function startSession(
  ctx: WriteCtx,
  io: Io,
  secret: string,
  wanted: NewSession,
): Promise<{ token: string }> {
  const row = {
    userId: wanted.userId,
    now: ctx.now,
    since: wanted.since ?? ctx.now,
    userAgent: io.userAgent,
    method: wanted.method,
    secondStep: wanted.secondStep ?? null,
    // A handed-over session has no fresh authentication on this device.
    provenAt: wanted.isTakenOver ? null : ctx.now,
    mustSetUp: wanted.mustSetUp ?? false,
    embedded: wanted.embedded ?? false,
  };
  const sessionId = wanted.embedded ? (await embedded.first(ctx.db, row))?.id : await startHere(ctx, io, row);
  if (sessionId === undefined) throw new Error("No session row");
  return { token: await signToken(secret, { userId: wanted.userId, sessionId, actingAdminId: null }, ctx.now) };
}

/** A new refresh token; only its hash is stored. */
export function newRefreshToken(now: Date): { token: string; tokenHash: string; expiresAt: Date } {
  const token = randomToken();
  return { token, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + refreshLifeSeconds * 1000) };
}

interface SessionRow {
  readonly userId: number;
  readonly now: Date;
  readonly since: Date;
  readonly userAgent: string;
  readonly method: SignInBy["method"];
  readonly secondStep: string | null;
  readonly provenAt: Date | null;
  readonly mustSetUp: boolean;
  readonly embedded: boolean;
}
interface StartParams extends SessionRow, DeviceParams {
  readonly replacedHash: string | null;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

async function startHere(ctx: WriteCtx, io: Io, row: SessionRow): Promise<number | undefined> {
  const replaced = io.cookie(refreshCookie);
  const { token, tokenHash, expiresAt } = newRefreshToken(ctx.now);
  const devices = devicesOf(io);
  const started = await onThisDevice.first(ctx.db, {
    ...row,
    ...devices.params,
    replacedHash: replaced === undefined ? null : hashToken(replaced),
    tokenHash,
    expiresAt,
  });
  for (const userId of new Set(started?.ended)) announce(ctx.db, sessionChannel, userId);
  io.setCookie(refreshCookie, token, refreshLifeSeconds);
  if (started) setDeviceCookie(io, devices, row.userId, started.device);
  return started?.id;
}

const insertSession = (p: Placeholders<SessionRow>) => sql`insert into ${sessions}
  (user_id, created_at, last_used_at, user_agent, method, second_step, proven_at, must_set_up, embedded)
  values (${p.userId}, ${p.since}, ${p.now}, ${p.userAgent}, ${p.method}, ${p.secondStep}, ${p.provenAt}, ${p.mustSetUp}, ${p.embedded})`;

const embedded = defineStatement<SessionRow>()((p) => ({
  fields: { id: sessions.id },
  text: (columns) => sql`${insertSession(p)} returning ${columns}`,
}));

/** Signing in on a browser ends the sign-in that it had, and those that its user had opened in other names. */
const onThisDevice = defineStatement<StartParams>()((p) => ({
  fields: {
    id: wholeNumber(sql`(select id from started)`),
    ended: sql<string[]>`array(select user_id::text from ended)`,
    device: deviceFields(p),
  },
  text: (columns) => sql`with
    replaced as (
      select s.id, s.user_id, s.acting_admin_id from ${refreshTokens} t join ${sessions} s on s.id = t.session_id
      where t.token_hash = ${p.replacedHash} and s.ended_at is null
    ),
    ended as (
      update ${sessions} s set ended_at = ${p.now}, end_reason = 'replaced' from replaced r
      where s.ended_at is null and (s.id = r.id or (s.acting_admin_id = r.user_id and r.acting_admin_id is null))
      returning s.user_id
    ),
    started as (${insertSession(p)} returning id),
    given as (
      insert into ${refreshTokens} (session_id, token_hash, created_at, expires_at)
      select id, ${p.tokenHash}, ${p.now}::timestamptz, ${p.expiresAt}::timestamptz from started
    ),
    ${deviceQueries(p)}
    select ${columns}`,
}));
