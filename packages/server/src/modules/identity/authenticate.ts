import type { UserActor } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import { AppError } from "@treadclub/kit/errors";
import type { Bus } from "@treadclub/kit/live";
import { defineStatement, type StatementRunner } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { perAccount, type AccountOf } from "./account.ts";
import { sessionChannel } from "./sessions.ts";
import { rolesOfUser } from "./roles.ts";
import { sessions, users } from "./table.ts";
import { readToken, type Claims } from "./tokens.ts";

const cacheMs = 1000;
const cacheSize = 10_000;

interface Known {
  readonly actor: UserActor;
  readonly readAt: number;
  readonly expiresAt: Date;
}

/**
 * Returns the actor of a bearer. What the database says is kept for a second at most, and forgotten at once
 * when any process ends a session of the user.
 */
export function openAuthentication(options: {
  db: { readonly read: StatementRunner };
  clock: Clock;
  bus: Pick<Bus, "hear">;
  secret: string;
  accountOf: AccountOf;
}): { actorOf: (token: string, how?: { readonly anew?: boolean }) => Promise<UserActor>; close: () => void } {
  const known = new Map<string, Known>();
  /** What was read while a notice came may be from before it, and is not kept. */
  let notices = 0;
  const unhear = options.bus.hear(sessionChannel, (userId) => {
    notices += 1;
    for (const [token, entry] of known) if (String(entry.actor.userId) === userId) known.delete(token);
  });
  return {
    close: unhear,
    async actorOf(token, { anew = false } = {}) {
      const entry = known.get(token);
      const now = options.clock.now();
      if (entry && !anew && performance.now() - entry.readAt < cacheMs && entry.expiresAt > now) return entry.actor;
      const claims = await readToken(options.secret, token, now);
      const noticesBefore = notices;
      const actor = await load(options.db.read, claims, options.accountOf);
      if (notices !== noticesBefore) return actor;
      if (known.size >= cacheSize) known.clear();
      known.set(token, { actor, readAt: performance.now(), expiresAt: claims.expiresAt });
      return actor;
    },
  };
}

/** Who calls, in one statement: the sign-in, its user with roles, and the account. */
const gate = perAccount((account) =>
  defineStatement<{ sessionId: number }>()((p) => ({
    fields: {
      userId: sessions.userId,
      endedAt: sessions.endedAt,
      actingAdminId: sessions.actingAdminId,
      provenAt: sessions.provenAt,
      mustSetUp: sessions.mustSetUp,
      disabled: users.disabled,
      roles: rolesOfUser,
      account: account.fields,
    },
    text: (columns) => sql`/* gate */ select ${columns} from ${sessions}
      join ${users} on ${users.id} = ${sessions.userId} ${account.joins} where ${sessions.id} = ${p.sessionId}`,
  })),
);

async function load(db: StatementRunner, claims: Claims, accountOf: AccountOf): Promise<UserActor> {
  const found = await gate(accountOf).first(db, { sessionId: claims.sessionId });
  if (!found || found.userId !== claims.userId || found.endedAt !== null)
    throw new AppError("TOKEN_DECODE_UNSUCCESSFUL");
  const { account } = found;
  if (found.disabled || account.isShut) throw new AppError("ACCOUNT_DISABLED");
  return {
    kind: "user",
    userId: claims.userId,
    sessionId: claims.sessionId,
    roles: found.roles,
    memberId: account.memberId,
    position: account.position,
    actingAdminId: found.actingAdminId,
    provenAt: found.actingAdminId === null ? found.provenAt : null,
    mustSetUp: found.mustSetUp,
  };
}
