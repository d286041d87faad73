import type { WriteCtx } from "@treadclub/kit/context";
import { announce } from "@treadclub/kit/live";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { sessionChannel } from "#measurement/changed";
import { keyNews } from "#measurement/events/news";
import { keys } from "#measurement/table";

/** Lets the keys of a holder rest, with their sessions, or lets them work again. Again it changes nothing. */
export async function suspendKeys(ctx: WriteCtx, holder: string, isSuspended: boolean): Promise<void> {
  const changed = await ctx.db
    .update(keys)
    .set({ suspendedAt: isSuspended ? ctx.now : null })
    .where(and(eq(keys.holder, holder), isSuspended ? isNull(keys.suspendedAt) : isNotNull(keys.suspendedAt)))
    .returning({ id: keys.id });
  for (const { id } of changed) {
    announce(ctx.db, sessionChannel, keyNews(id));
    ctx.audit(isSuspended ? "measurement_key_suspended" : "measurement_key_resumed", { entity: "measurement_key", id });
  }
}
