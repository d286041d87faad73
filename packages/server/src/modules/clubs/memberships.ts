import type { WriteCtx } from "@treadclub/kit/context";
import { clubMemberships } from "./table.ts";

/** Puts a driver into a club; false when they were in it already. For the module that issues what the club gives. */
export async function addMembership(ctx: WriteCtx, clubId: number, consumerId: number): Promise<boolean> {
  const added = await ctx.db
    .insert(clubMemberships)
    .values({ clubId, consumerId, joinedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ clubId: clubMemberships.clubId });
  return added.length > 0;
}
