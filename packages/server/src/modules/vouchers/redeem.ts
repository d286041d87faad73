import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { honouringMember, mayUse } from "./policy.ts";
import { tellVouchers } from "./reserve.ts";
import { voucherFor, type VoucherRow } from "./rows.ts";
import { voucherMachine } from "./states.ts";
import { tillOf } from "./till.ts";
import type { VoucherDeps } from "./view.ts";

/** Sets a voucher used at the company of the signed-in user: once, however often and by however many it is asked. */
export async function redeemVoucher(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  deps: VoucherDeps,
  id: number,
  code: string | undefined,
): Promise<VoucherRow> {
  const voucher = await voucherFor(ctx, deps.bookedRequests, id, code, true);
  const till = await tillOf(ctx, deps.bookedRequests, [voucher]);
  if (!mayUse(voucher, till))
    throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state, expires_on: voucher.expiresOn } });
  const usedMemberId = honouringMember(voucher, till);
  const used = { usedAt: ctx.now, usedMemberId, usedByUserId: ctx.actor.kind === "user" ? ctx.actor.userId : null };
  await move(ctx, voucherMachine, id, "use", used);
  ctx.audit("use a voucher", { thing: "voucher", id }, { member: usedMemberId, amount_pence: voucher.amountPence });
  tellVouchers(ctx, { consumerId: voucher.consumerId, memberId: usedMemberId }, [id]);
  return { ...voucher, ...used, state: "used" };
}
