import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { impersonations } from "./table.ts";

/** Keeps the fact and length of impersonations of an erased driver; deletes the reason, which is personal. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  await ctx.db.update(impersonations).set({ reason: "" }).where(eq(impersonations.userId, consumerId));
}
