import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { signedInUser, singleUseTokens } from "#modules/identity";
import { and, eq } from "drizzle-orm";

/** Whether what the signed-in user saved was taken over. */
export async function storageState(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<ReplyOf<Catalog["storageState"]>> {
  const [row] = await ctx.db
    .select({ usedAt: singleUseTokens.usedAt, expiresAt: singleUseTokens.expiresAt })
    .from(singleUseTokens)
    .where(
      and(
        eq(singleUseTokens.id, id),
        eq(singleUseTokens.kind, "handover"),
        eq(singleUseTokens.userId, signedInUser(ctx)),
      ),
    );
  if (!row) throw ctx.fail("NOT_FOUND");
  if (row.usedAt !== null) return { state: "used" };
  return { state: row.expiresAt <= ctx.now ? "expired" : "waiting" };
}
