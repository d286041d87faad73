import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { tryMove } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { welcomeReviewMachine } from "./states.ts";
import { welcomeReviews } from "./table.ts";

/** Nothing is given to somebody who has left; words and car go. The marks stay until they are swept: they hold off a second first voucher. */
export async function eraseConsumer(ctx: WriteCtx, consumerId: number): Promise<void> {
  const emptied = await ctx.db
    .update(welcomeReviews)
    .set({ plate: "", signals: [], reason: null, appeal: null, appealAnswer: null })
    .where(eq(welcomeReviews.consumerId, consumerId))
    .returning({ id: welcomeReviews.id });
  await tryMove(
    ctx,
    welcomeReviewMachine,
    emptied.map(({ id }) => id),
    "withdraw",
  );
}

/** The review of a driver's welcome voucher, without what it says of other accounts: not even what matched, which would say that one exists. */
export async function dataOf(db: ReadDb, consumerId: number) {
  const rows = await db.select().from(welcomeReviews).where(eq(welcomeReviews.consumerId, consumerId));
  return rows.map(
    ({
      consumerId: _,
      decidedBy: __,
      appealAnsweredBy: ___,
      version: ____,
      signals: _____,
      strength: ______,
      ...row
    }) => row,
  );
}
