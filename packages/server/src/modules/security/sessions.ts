import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { and, desc, eq, isNull } from "drizzle-orm";
import { endSessions, sessions, signedInUser, stillOpen } from "#modules/identity";

const shownSessions = 100;

/** Where the user is signed in; what administrators opened in the user's name is no sign-in of theirs. */
export async function getSessions(ctx: ReadCtx): Promise<ReplyOf<Catalog["getSessions"]>> {
  const userId = signedInUser(ctx);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), stillOpen(ctx.now), isNull(sessions.actingAdminId)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(shownSessions);
  return {
    list: rows.map((row) => ({
      id: row.id,
      current: row.id === sessionOf(ctx),
      user_agent: row.userAgent,
      method: row.method,
      second_step: row.secondStep,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
    })),
  };
}

/** Ends one sign-in of the user. */
export async function endSession(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<void> {
  const userId = signedInUser(ctx);
  const [row] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt), isNull(sessions.actingAdminId)),
    );
  if (!row) throw ctx.fail("NOT_FOUND");
  await endSessions(ctx, { sessionId: id, userId }, "ended");
  ctx.audit("end session", { entity: "session", id });
}

/** Ends every sign-in of the user but this one; answers how many. */
export async function endOtherSessions(ctx: WriteCtx): Promise<number> {
  const userId = signedInUser(ctx);
  const ended = await endSessions(ctx, { userIds: [userId], butSessionId: sessionOf(ctx) }, "ended");
  ctx.audit("end other sessions", { entity: "user", id: userId }, { ended });
  return ended;
}

const sessionOf = ({ actor }: Pick<ReadCtx, "actor">): number => (actor.kind === "user" ? actor.sessionId : 0);
