import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { notifyConsumer } from "#modules/messages";
import { londonDay } from "@treadclub/rules";
import { and, eq, isNull } from "drizzle-orm";
import { canUndo, isExpired } from "./policy.ts";
import { announceVouchers } from "./reserve.ts";
import { lockedVoucher, type VoucherRow, type VoucherStatements } from "./rows.ts";
import { voucherMachine } from "./states.ts";
import { voucherRedemptions } from "./table.ts";
import { redeemerOf } from "./view.ts";
import { noticeValuesOf } from "./words.ts";

interface Undo {
  /** Which use is meant: one that came after it stays. */
  readonly used_at: string;
  readonly reason: string;
}

/**
 * Takes a redemption back, within 10 minutes and with a reason. The voucher is again as it was before, free when its request
 * has closed meanwhile, or expired when its last day has passed; its driver is told. Errors: NOT_FOUND; STATE_CONFLICT with the state, and too_late.
 */
export async function undoRedemption(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  statements: VoucherStatements,
  id: number,
  { used_at, reason }: Undo,
): Promise<VoucherRow> {
  const voucher = await lockedVoucher(ctx, statements, id, undefined);
  if (voucher.state !== "used" || voucher.usedAt === null || Date.parse(voucher.usedAt) !== Date.parse(used_at))
    throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state } });
  if (!canUndo(voucher, redeemerOf(ctx, voucher), ctx.now))
    throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state, reason: "too_late" } });
  const nobody = { usedAt: null, usedMemberId: null, usedByUserId: null, usedPence: null, undoUntil: null };
  const isReserved = voucher.requestId !== null && !voucher.requestClosed;
  await (isReserved
    ? move(ctx, voucherMachine, id, "undo_reserved", nobody)
    : move(ctx, voucherMachine, id, "undo", { ...nobody, requestId: null, requestClosed: false }));
  const isOver = !isReserved && isExpired(voucher, londonDay(ctx.now));
  if (isOver) await move(ctx, voucherMachine, id, "expire");
  await ctx.db
    .update(voucherRedemptions)
    .set({ undoneAt: ctx.now, undoneBy: ctx.actor.kind === "user" ? ctx.actor.userId : null, undoReason: reason })
    .where(and(eq(voucherRedemptions.voucherId, id), isNull(voucherRedemptions.undoneAt)));
  ctx.audit("undo the use of a voucher", { entity: "voucher", id }, { member: voucher.usedMemberId, reason });
  announceVouchers(ctx, { consumerId: voucher.consumerId, memberId: voucher.usedMemberId }, [id]);
  notifyConsumer(ctx, voucher.consumerId, {
    type: "voucher_issued",
    kind: "voucher_undone",
    values: { ...noticeValuesOf(voucher), company: voucher.usedMemberName ?? "" },
    recordId: id,
  });
  const state = isReserved ? "reserved" : isOver ? "expired" : "issued";
  return {
    ...voucher,
    usedMemberName: null,
    usedAt: null,
    usedMemberId: null,
    usedPence: null,
    undoUntil: null,
    state,
  };
}
