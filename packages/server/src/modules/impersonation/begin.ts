import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { issueToken, type AccountOf } from "#modules/identity";
import { mayActAs } from "./policy.ts";
import { impersonations } from "./table.ts";

const linkLifeSeconds = 60;

/** Records who wants to impersonate which user and why, and returns the token of the link. */
export async function rabbitHole(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  accountOf: AccountOf,
  { params, body }: ParsedOf<Catalog["rabbitHole"]>,
): Promise<ReplyOf<Catalog["rabbitHole"]>> {
  if (ctx.actor.kind !== "user") throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
  const answer = await mayActAs(ctx.db, accountOf, ctx.actor, params.id);
  if (answer !== "yes") throw ctx.fail(answer);
  const adminId = ctx.actor.userId;
  const [row] = await ctx.db
    .insert(impersonations)
    .values({ adminId, userId: params.id, reason: body.reason, createdAt: ctx.now })
    .returning({ id: impersonations.id });
  if (!row) throw new Error("No impersonation row");
  const { token, expiresAt } = issueToken(ctx, {
    kind: "rabbit_hole",
    userId: adminId,
    data: { impersonation: row.id },
    lifeSeconds: linkLifeSeconds,
  });
  ctx.audit("act as", { entity: "user", id: params.id }, { impersonation: row.id, reason: body.reason });
  return { token, user: params.id, expires_at: expiresAt.toISOString() };
}
