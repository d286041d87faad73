import type { WriteCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import { inArray } from "drizzle-orm";
import { webhookAttempts, webhookMessages } from "./table.ts";

/** Forgets what was sent about measurements and what its receivers answered; that it was sent stays. */
export async function forgetMessages(ctx: WriteCtx, measurementIds: readonly number[]): Promise<void> {
  const ofThem = isOneOf(webhookMessages.measurementId, measurementIds);
  await ctx.db.update(webhookMessages).set({ body: null }).where(ofThem);
  const ids = ctx.db.select({ id: webhookMessages.id }).from(webhookMessages).where(ofThem);
  await ctx.db.update(webhookAttempts).set({ answer: "" }).where(inArray(webhookAttempts.messageId, ids));
}
