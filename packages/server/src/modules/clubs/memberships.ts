import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { publishClub } from "./publish.ts";
import { clubMemberships, clubs } from "./table.ts";

/** Puts a driver into a club; false when they were in it already. For the module that issues what the club gives. */
export async function addMembership(ctx: WriteCtx, clubId: number, consumerId: number): Promise<boolean> {
  const added = await ctx.db
    .insert(clubMemberships)
    .values({ clubId, consumerId, joinedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ clubId: clubMemberships.clubId });
  return added.length > 0;
}

const removedMembership = defineStatement<{ clubId: number; consumerId: number }>()((p) => ({
  fields: { id: clubs.id, memberId: clubs.memberId },
  text: (columns) => sql`delete from ${clubMemberships} using ${clubs}
    where ${clubMemberships.clubId} = ${p.clubId} and ${clubMemberships.consumerId} = ${p.consumerId} and ${clubs.id} = ${clubMemberships.clubId}
    returning ${columns}`,
}));

/** Takes a driver out of a club, also out of one that is switched off; what it issued stays valid. Errors: NOT_FOUND for who is not in it. */
export async function leaveClub(ctx: WriteCtx<"NOT_FOUND">, clubId: number, consumerId: number): Promise<void> {
  const left = await removedMembership.first(ctx.db, { clubId, consumerId });
  if (!left) throw ctx.fail("NOT_FOUND");
  ctx.audit("leave a club", { entity: "club", id: clubId }, { consumer: consumerId });
  publishClub(ctx, left);
}
