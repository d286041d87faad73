import type { WriteCtx } from "@treadclub/kit/context";
import { endSessions } from "#modules/identity";
import { and, eq, isNull } from "drizzle-orm";
import { impersonations } from "./table.ts";

/** Ends the impersonation; the administrator stays signed in. */
export async function leaveRabbitHole(ctx: WriteCtx<"STATE_CONFLICT">): Promise<{ done: true }> {
  if (ctx.actor.kind !== "user" || ctx.actor.actingAdminId === null) throw ctx.fail("STATE_CONFLICT");
  const { sessionId, userId } = ctx.actor;
  await endSessions(ctx, { sessionId, userId }, "ended");
  await ctx.db
    .update(impersonations)
    .set({ endedAt: ctx.now })
    .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)));
  ctx.audit("acting ended", { entity: "user", id: userId });
  return { done: true };
}
