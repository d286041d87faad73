import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { impersonations } from "./table.ts";

/** That and how long somebody acted as an erased driver stays on record; the reason goes, for it tells of the person. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db.update(impersonations).set({ reason: "" }).where(eq(impersonations.userId, consumerId));
}
