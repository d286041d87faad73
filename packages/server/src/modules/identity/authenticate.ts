import type { UserActor } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { Database, ReadDb } from "@treadclub/kit/db/open";
import { AppError } from "@treadclub/kit/errors";
import type { Bus } from "@treadclub/kit/live";
import { eq } from "drizzle-orm";
import { sessionChannel } from "./sessions.ts";
import { sessions, userRoles, users } from "./table.ts";
import { readToken, type Claims } from "./tokens.ts";

const cacheMs = 1000;
const cacheSize = 10_000;

/** What higher modules know of a user: the company, and whether it or the driver's account is shut. */
export interface Account {
  readonly memberId: number | null;
  readonly position: UserActor["position"];
  readonly isShut: boolean;
  /** Of an account that its driver closed: until then they may come back. */
  readonly closedUntil: Date | null;
  /** The language of the company; null without one. */
  readonly language: "en" | "cn" | "uk" | null;
}
export type AccountOf = (db: ReadDb, userId: number) => Promise<Account>;

interface Known {
  readonly actor: UserActor;
  readonly readAt: number;
  readonly expiresAt: Date;
}

/**
 * Who a bearer stands for. What the database says is kept for a second at most, and forgotten at once
 * when any process ends a session of the user.
 */
export function openAuthentication(options: {
  db: Database;
  clock: Clock;
  bus: Bus;
  secret: string;
  accountOf: AccountOf;
}): { actorOf: (token: string, how?: { readonly anew?: boolean }) => Promise<UserActor>; close: () => void } {
  const known = new Map<string, Known>();
  const unhear = options.bus.hear(sessionChannel, (userId) => {
    for (const [token, entry] of known) if (String(entry.actor.userId) === userId) known.delete(token);
  });
  return {
    close: unhear,
    async actorOf(token, { anew = false } = {}) {
      const entry = known.get(token);
      const now = options.clock.now();
      if (entry && !anew && performance.now() - entry.readAt < cacheMs && entry.expiresAt > now) return entry.actor;
      const claims = await readToken(options.secret, token, now);
      const actor = await load(options.db.read, claims, options.accountOf);
      if (known.size >= cacheSize) known.clear();
      known.set(token, { actor, readAt: performance.now(), expiresAt: claims.expiresAt });
      return actor;
    },
  };
}

async function load(db: ReadDb, claims: Claims, accountOf: AccountOf): Promise<UserActor> {
  const rows = await db
    .select({
      userId: sessions.userId,
      endedAt: sessions.endedAt,
      actingAdminId: sessions.actingAdminId,
      provenAt: sessions.provenAt,
      mustSetUp: sessions.mustSetUp,
      disabled: users.disabled,
      role: userRoles.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(sessions.id, claims.sessionId));
  const [first] = rows;
  if (!first || first.userId !== claims.userId || first.endedAt !== null)
    throw new AppError("TOKEN_DECODE_UNSUCCESSFUL");
  const account = await accountOf(db, claims.userId);
  if (first.disabled || account.isShut) throw new AppError("ACCOUNT_DISABLED");
  return {
    kind: "user",
    userId: claims.userId,
    sessionId: claims.sessionId,
    roles: rows.flatMap((row) => row.role ?? []),
    memberId: account.memberId,
    position: account.position,
    actingAdminId: first.actingAdminId,
    provenAt: first.actingAdminId === null ? first.provenAt : null,
    mustSetUp: first.mustSetUp,
  };
}
