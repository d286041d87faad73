import type { WriteCtx } from "@treadclub/kit/context";
import { signedInUser } from "#modules/identity";
import { eq } from "drizzle-orm";
import { oddities, oddityLooks } from "./table.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/** Notes that somebody has looked at what was odd; the first note stays. Errors: NOT_FOUND, also for another company's; STATE_CONFLICT. */
export async function lookAt(
  ctx: Ctx,
  id: number,
  { note, memberId }: { readonly note: string; readonly memberId: number | null },
): Promise<{ done: true }> {
  const [row] = await ctx.db.select({ memberId: oddities.memberId }).from(oddities).where(eq(oddities.id, id));
  if (!row || (memberId !== null && row.memberId !== memberId)) throw ctx.fail("NOT_FOUND");
  const side = memberId === null ? "office" : "member";
  const made = await ctx.db
    .insert(oddityLooks)
    .values({ oddityId: id, side, lookedAt: ctx.now, userId: signedInUser(ctx), note })
    .onConflictDoNothing()
    .returning({ id: oddityLooks.oddityId });
  if (made.length === 0) throw ctx.fail("STATE_CONFLICT");
  ctx.audit("look at what was odd", { entity: "oddity", id }, { note });
  ctx.outbox.live({ to: memberId === null ? { admins: true } : { memberIds: [memberId] }, topic: "oddity", id });
  return { done: true };
}
