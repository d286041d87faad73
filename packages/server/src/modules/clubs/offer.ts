import type { WriteCtx } from "@treadclub/kit/context";
import { offerSettings } from "./offer-table.ts";

/** Adds a setting of what new drivers are offered, which counts from now on. Returns its id. */
export async function addOfferSetting(
  ctx: WriteCtx,
  setting: Omit<typeof offerSettings.$inferInsert, "createdAt" | "createdBy">,
): Promise<number> {
  const createdBy = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const [row] = await ctx.db
    .insert(offerSettings)
    .values({ ...setting, createdAt: ctx.now, createdBy })
    .returning({ id: offerSettings.id });
  if (!row) throw new Error("No row of offer_settings");
  return row.id;
}
