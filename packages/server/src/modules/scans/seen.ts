import type { WriteCtx } from "@treadclub/kit/context";
import { signedInUser } from "#modules/identity";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { scans } from "./table.ts";

/** Marks results of the driver's own scans as seen; answers how many were new. */
export async function markSeen(ctx: WriteCtx, ids: readonly number[]): Promise<number> {
  const rows = await ctx.db
    .update(scans)
    .set({ seenAt: ctx.now })
    .where(
      and(
        inArray(scans.id, [...ids]),
        eq(scans.consumerId, signedInUser(ctx)),
        inArray(scans.state, ["completed", "rejected"]),
        isNull(scans.seenAt),
      ),
    )
    .returning({ id: scans.id });
  return rows.length;
}
