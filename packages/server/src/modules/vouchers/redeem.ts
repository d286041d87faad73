import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { honouringMember, mayUse } from "./policy.ts";
import { tellVouchers } from "./reserve.ts";
import { lockedVoucher, type VoucherRow, type VoucherStatements } from "./rows.ts";
import { voucherMachine } from "./states.ts";
import { tillOf } from "./view.ts";

/** Sets a voucher used at the company of the signed-in user: once, however often and by however many it is asked. */
export async function redeemVoucher(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  statements: VoucherStatements,
  id: number,
  code: string | undefined,
): Promise<VoucherRow> {
  const voucher = await lockedVoucher(ctx, statements, id, code);
  const till = tillOf(ctx, voucher);
  if (!mayUse(voucher, till))
    throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state, expires_on: voucher.expiresOn } });
  const usedMemberId = honouringMember(voucher, till);
  const usedByUserId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  await move(ctx, voucherMachine, id, "use", { usedAt: ctx.now, usedMemberId, usedByUserId });
  ctx.audit("use a voucher", { entity: "voucher", id }, { member: usedMemberId, amount_pence: voucher.amountPence });
  tellVouchers(ctx, { consumerId: voucher.consumerId, memberId: usedMemberId }, [id]);
  const usedMemberName = till.memberId === null ? voucher.memberName : voucher.viewer.name;
  return { ...voucher, state: "used", usedAt: ctx.now.toISOString(), usedMemberId, usedMemberName };
}
