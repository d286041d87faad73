import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import {
  actingLifeSeconds,
  endSessions,
  lookAtToken,
  sessions,
  signToken,
  spendToken,
  userView,
  type IdentityDeps,
} from "#modules/identity";
import { and, eq, isNull } from "drizzle-orm";
import { mayActAs } from "./policy.ts";
import { impersonations } from "./table.ts";

export type ActingDeps = Pick<IdentityDeps, "secret" | "accountOf">;

/** Changes the token of the link for an access token in the user's name. An administrator acts as one user at a time. */
export async function enterRabbitHole(
  ctx: WriteCtx<"CODE_INVALID" | "STATE_CONFLICT">,
  deps: ActingDeps,
  token: string,
  io: Io,
): Promise<ReplyOf<Catalog["enterRabbitHole"]>> {
  if (ctx.actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const adminId = ctx.actor.userId;
  const asked = await askedFor(ctx, adminId, token);
  if (!asked) throw ctx.fail("CODE_INVALID");
  const answer = await mayActAs(ctx.db, deps.accountOf, ctx.actor, asked.userId);
  if (answer !== "yes") throw ctx.fail("STATE_CONFLICT");
  await endOthers(ctx, adminId);
  const sessionId = await actingSession(ctx, asked, io);
  const endsAt = new Date(ctx.now.getTime() + actingLifeSeconds * 1000);
  await ctx.db
    .update(impersonations)
    .set({ startedAt: ctx.now, endsAt, sessionId })
    .where(eq(impersonations.id, asked.id));
  ctx.audit("acting began", { entity: "user", id: asked.userId }, { impersonation: asked.id });
  const user = await userView(ctx.db, deps.accountOf, asked.userId, { sessionId });
  if (!user) throw ctx.fail("CODE_INVALID");
  const claims = { userId: asked.userId, sessionId, actingAdminId: adminId };
  return { token: await signToken(deps.secret, claims, ctx.now), user, ends_at: endsAt.toISOString() };
}

type Asked = typeof impersonations.$inferSelect;

/** What the token was made for; only its own administrator uses it up. */
async function askedFor(ctx: WriteCtx, adminId: number, token: string): Promise<Asked | null> {
  const seen = await lookAtToken(ctx.db, "rabbit_hole", { token }, ctx.now);
  if (seen?.userId !== adminId || !(await spendToken(ctx, "rabbit_hole", { token }))) return null;
  const [row] = await ctx.db
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.id, Number(seen.data["impersonation"])), eq(impersonations.adminId, adminId)));
  return row ?? null;
}

async function endOthers(ctx: WriteCtx, adminId: number): Promise<void> {
  const running = await ctx.db
    .select({ sessionId: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.actingAdminId, adminId), isNull(sessions.endedAt)));
  for (const session of running) await endSessions(ctx, session, "ended");
}

async function actingSession(ctx: WriteCtx, { id, adminId, userId }: Asked, io: Io): Promise<number> {
  const [row] = await ctx.db
    .insert(sessions)
    .values({
      userId,
      actingAdminId: adminId,
      impersonationId: id,
      createdAt: ctx.now,
      lastUsedAt: ctx.now,
      userAgent: io.userAgent,
      method: "link",
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error("No session row");
  return row.id;
}
