import type { WriteCtx } from "@treadclub/kit/context";
import { begun, tryMove } from "@treadclub/kit/states";
import { afterWorking, needsReview, strengthOf, type SignalMatch } from "@treadclub/rules";
import { notifyAdmins, notifyConsumer } from "#modules/messages";
import { issueWelcomes, withdrawVouchersOfScan } from "#modules/vouchers";
import { and, eq, inArray } from "drizzle-orm";
import { compareMarks } from "./marks.ts";
import { newcomersOf, type Earned, type Newcomer } from "./newcomers.ts";
import { welcomeReviewMachine } from "./states.ts";
import { welcomeReviews } from "./table.ts";

/** Two working days, as drivers are promised. */
export const answerMinutes = 1200;

/**
 * The welcome voucher for a driver's first completed scan: at once where nobody else has anything in common with them, else
 * after a review. Whoever has had it, waits for it or was refused it gets nothing.
 */
export const earnWelcome = (ctx: WriteCtx, earned: Earned): Promise<void> => earnWelcomes(ctx, [earned]);

/** The same for several drivers at once, each by the first of their scans. */
export async function earnWelcomes(ctx: WriteCtx, earned: readonly Earned[]): Promise<void> {
  const newcomers = await newcomersOf(ctx, earned);
  if (newcomers.length === 0) return;
  const isSettled = ({ hadOne, reviewState }: Newcomer): boolean =>
    reviewState === "given" || reviewState === "granted" || (hadOne && reviewState === null);
  const found = await compared(
    ctx,
    newcomers.filter((one) => !isSettled(one)),
  );
  await issueWelcomes(ctx, [...newcomers.filter(isSettled), ...found.clear]);
  await holdAll(ctx, found.held);
}

/** The welcome voucher that was held for a driver. */
export const giveHeld = async (ctx: WriteCtx, { consumerId, scanId }: Omit<Earned, "plate">): Promise<void> => {
  await issueWelcomes(ctx, [{ consumerId, scanId }]);
};

/** Takes back what a scan earned whose result is undone: its unused vouchers, and a welcome voucher that is still held. */
export async function withdrawEarnings(ctx: WriteCtx, scanId: number): Promise<void> {
  const rows = await ctx.db
    .select({ id: welcomeReviews.id, consumerId: welcomeReviews.consumerId })
    .from(welcomeReviews)
    .where(and(eq(welcomeReviews.scanId, scanId), inArray(welcomeReviews.state, ["checking", "appealed"])));
  const ids = rows.map(({ id }) => id);
  for (const id of await tryMove(ctx, welcomeReviewMachine, ids, "withdraw", {}, ["version"]))
    ctx.audit("withdraw the review of a welcome voucher", { entity: "welcome_review", id }, { scan: scanId });
  for (const row of rows) announceReview(ctx, row);
  // Only now: a review that somebody decides at this moment is waited for, and what it gave is there to be withdrawn.
  await withdrawVouchersOfScan(ctx, scanId);
}

interface Held {
  readonly newcomer: Newcomer;
  readonly matches: readonly SignalMatch[];
}

async function compared(ctx: WriteCtx, newcomers: readonly Newcomer[]) {
  if (newcomers.length === 0) return { clear: [], held: [] };
  const found = await compareMarks(ctx, newcomers);
  const all = newcomers.flatMap((newcomer) => {
    const { isKnown = true, matches = [] } = found.get(newcomer.consumerId) ?? {};
    // Two scans at the same moment: the first has decided meanwhile.
    return isKnown && newcomer.reviewId === null ? [] : [{ newcomer, matches, isHeld: needsReview(matches) }];
  });
  return {
    clear: all.filter(({ isHeld, newcomer }) => !isHeld && newcomer.reviewId === null).map(({ newcomer }) => newcomer),
    held: all.filter(({ isHeld, newcomer }) => isHeld || newcomer.reviewId !== null),
  };
}

async function holdAll(ctx: WriteCtx, held: readonly Held[]): Promise<void> {
  const answerBy = afterWorking(ctx.now, answerMinutes);
  for (const { newcomer, matches } of held) {
    const { consumerId, scanId, plate, reviewId } = newcomer;
    const strength = strengthOf(matches.map(({ kind }) => kind));
    const set = { scanId, plate, signals: matches, strength, heldAt: ctx.now, answerBy };
    const id = reviewId === null ? await hold(ctx, { consumerId, ...set }) : await holdAgain(ctx, reviewId, set);
    if (id === null) continue;
    ctx.audit("hold a welcome voucher", { entity: "welcome_review", id }, { scan: scanId, strength });
    notifyConsumer(ctx, consumerId, {
      type: "welcome_review",
      kind: "welcome_checking",
      values: { reply_by: answerBy.toISOString() },
      recordId: id,
    });
    notifyAdmins(ctx, { type: "new_welcome_review", kind: "welcome_to_check", values: { plate }, recordId: id });
    announceReview(ctx, { id, consumerId });
  }
}

async function hold(ctx: WriteCtx, row: typeof welcomeReviews.$inferInsert): Promise<number | null> {
  const [made] = await ctx.db
    .insert(welcomeReviews)
    .values(row)
    .onConflictDoNothing({ target: welcomeReviews.consumerId })
    .returning({ id: welcomeReviews.id });
  if (!made) return null;
  begun(ctx, welcomeReviewMachine, made.id);
  return made.id;
}

type Again = Pick<
  typeof welcomeReviews.$inferInsert,
  "scanId" | "plate" | "signals" | "strength" | "heldAt" | "answerBy"
>;

async function holdAgain(ctx: WriteCtx, id: number, set: Again): Promise<number | null> {
  const [moved] = await tryMove(ctx, welcomeReviewMachine, [id], "recheck", set, ["version"]);
  return moved ?? null;
}

export function announceReview(
  ctx: WriteCtx,
  { id, consumerId }: { readonly id: number; readonly consumerId: number },
): void {
  ctx.outbox.live({ to: { userIds: [consumerId] }, topic: "welcome_review", id });
  ctx.outbox.live({ to: { admins: true }, topic: "welcome_review", id });
}
