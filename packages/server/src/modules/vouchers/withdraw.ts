import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { notifyConsumer } from "#modules/messages";
import { isIssuer } from "./policy.ts";
import { announceVouchers } from "./reserve.ts";
import { lockedVoucher, type VoucherRow, type VoucherStatements } from "./rows.ts";
import { voucherMachine } from "./states.ts";
import { platformName, redeemerOf } from "./view.ts";
import { noticeValuesOf } from "./words.ts";

/**
 * Withdraws a voucher for good, with a reason that its driver reads. One that is reserved stays: it is part of a price that
 * fitters are asked for. Errors: NOT_FOUND, also for a voucher of somebody else's club; STATE_CONFLICT with the state.
 */
export async function withdrawVoucher(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  statements: VoucherStatements,
  id: number,
  reason: string,
): Promise<VoucherRow> {
  const voucher = await lockedVoucher(ctx, statements, id, undefined);
  if (!isIssuer(voucher, redeemerOf(ctx, voucher))) throw ctx.fail("NOT_FOUND");
  if (voucher.state !== "issued") throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state } });
  await move(ctx, voucherMachine, id, "withdraw", { withdrawnAt: ctx.now, withdrawnReason: reason });
  ctx.audit("withdraw a voucher", { entity: "voucher", id }, { reason });
  announceVouchers(ctx, { consumerId: voucher.consumerId, memberId: voucher.memberId }, [id]);
  notifyConsumer(ctx, voucher.consumerId, {
    type: "voucher_issued",
    kind: "voucher_withdrawn",
    values: { ...noticeValuesOf(voucher), company: voucher.memberName ?? platformName, reason },
    recordId: id,
  });
  return { ...voucher, state: "withdrawn", withdrawnAt: ctx.now.toISOString(), withdrawnReason: reason };
}
