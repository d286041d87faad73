import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import {
  actingLifeSeconds,
  lookAtToken,
  signToken,
  spendToken,
  startActing,
  userView,
  type IdentityDeps,
} from "#modules/identity";
import { and, eq } from "drizzle-orm";
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
  const wanted = await impersonationOf(ctx, adminId, token);
  if (!wanted) throw ctx.fail("CODE_INVALID");
  const answer = await mayActAs(ctx.db, deps.accountOf, ctx.actor, wanted.userId);
  if (answer !== "yes") throw ctx.fail("STATE_CONFLICT");
  const { userAgent } = io;
  const sessionId = await startActing(ctx, { userId: wanted.userId, adminId, impersonationId: wanted.id, userAgent });
  const endsAt = new Date(ctx.now.getTime() + actingLifeSeconds * 1000);
  await ctx.db
    .update(impersonations)
    .set({ startedAt: ctx.now, endsAt, sessionId })
    .where(eq(impersonations.id, wanted.id));
  ctx.audit("acting began", { entity: "user", id: wanted.userId }, { impersonation: wanted.id });
  const user = await userView(ctx.db, deps.accountOf, wanted.userId, { sessionId });
  if (!user) throw ctx.fail("CODE_INVALID");
  const claims = { userId: wanted.userId, sessionId, actingAdminId: adminId };
  return { token: await signToken(deps.secret, claims, ctx.now), user, ends_at: endsAt.toISOString() };
}

type Impersonation = typeof impersonations.$inferSelect;

/** Returns the impersonation behind a token; only its own administrator consumes it. */
async function impersonationOf(ctx: WriteCtx, adminId: number, token: string): Promise<Impersonation | null> {
  const seen = await lookAtToken(ctx.db, "rabbit_hole", { token }, ctx.now);
  if (seen?.userId !== adminId || !(await spendToken(ctx, "rabbit_hole", { token }))) return null;
  const [row] = await ctx.db
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.id, Number(seen.data["impersonation"])), eq(impersonations.adminId, adminId)));
  return row ?? null;
}
