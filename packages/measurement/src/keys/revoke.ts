import type { WriteCtx } from "@treadclub/kit/context";
import { announce } from "@treadclub/kit/live";
import { and, eq, isNull, sql } from "drizzle-orm";
import { sessionChannel } from "#measurement/changed";
import { keyNews } from "#measurement/events/news";
import { forgetKeyReplies } from "#measurement/replies";
import { keys } from "#measurement/table";

/** Ends a key and its sessions, whatever else is done to it meanwhile. Returns false for one that has ended before, or is none. */
export async function revokeKey(ctx: WriteCtx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(keys)
    .set({ revokedAt: ctx.now, version: sql`${keys.version} + 1` })
    .where(and(eq(keys.id, id), isNull(keys.revokedAt)))
    .returning({ id: keys.id });
  if (rows.length === 0) return false;
  await forgetKeyReplies(ctx, id);
  announce(ctx.db, sessionChannel, keyNews(id));
  ctx.audit("measurement_key_revoked", { entity: "measurement_key", id });
  return true;
}
