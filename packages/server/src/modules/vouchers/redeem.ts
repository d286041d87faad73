import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { canRedeem, honouringMember } from "./policy.ts";
import { announceVouchers } from "./reserve.ts";
import { lockedVoucher, type VoucherRow, type VoucherStatements } from "./rows.ts";
import { voucherMachine } from "./states.ts";
import { redeemerOf } from "./view.ts";

/**
 * Redeems a voucher at the company of the signed-in user: once, however many ask at the same time. Errors: NOT_FOUND;
 * STATE_CONFLICT with state and last day.
 */
export async function redeemVoucher(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  statements: VoucherStatements,
  id: number,
  code: string | undefined,
): Promise<VoucherRow> {
  const voucher = await lockedVoucher(ctx, statements, id, code);
  const redeemer = redeemerOf(ctx, voucher);
  if (!canRedeem(voucher, redeemer))
    throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state, expires_on: voucher.expiresOn } });
  const usedMemberId = honouringMember(voucher, redeemer);
  // What a share came to is known at the till alone.
  const usedPence = voucher.conditions.percent === null ? voucher.amountPence : null;
  const usedByUserId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  await move(ctx, voucherMachine, id, "use", {
    usedAt: ctx.now,
    usedMemberId,
    usedByUserId,
    usedPence,
  });
  ctx.audit("use a voucher", { entity: "voucher", id }, { member: usedMemberId, amount_pence: voucher.amountPence });
  announceVouchers(ctx, { consumerId: voucher.consumerId, memberId: usedMemberId }, [id]);
  const usedMemberName = voucher.viewer?.name ?? voucher.memberName;
  return {
    ...voucher,
    state: "used",
    usedAt: ctx.now.toISOString(),
    usedMemberId,
    usedMemberName,
    usedPence,
  };
}
