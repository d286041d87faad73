import type { WriteCtx } from "@treadclub/kit/context";
import { defer, deferredInsert } from "@treadclub/kit/db/deferred";
import { move } from "@treadclub/kit/states";
import { holdInGroup } from "#modules/clubs";
import { discountAtTill, lateMs, needsPrice, undoMs } from "@treadclub/rules/till";
import { and, eq } from "drizzle-orm";
import { honouringMember, refusalOf } from "./policy.ts";
import { announceVouchers } from "./reserve.ts";
import { lockedByCode, lockedVoucher, type VoucherRow, type VoucherStatements } from "./rows.ts";
import { voucherMachine } from "./states.ts";
import { voucherRedemptions } from "./table.ts";
import { redeemerOf } from "./view.ts";

/** What the till says. */
interface AtTill {
  /** What was paid for what the voucher is for, including VAT. */
  readonly pricePence: number | undefined;
  readonly locationId: number | undefined;
  /** Set where the till had no network. */
  readonly kept?: { readonly key: string; readonly acceptedAt: Date };
}

type Ctx = WriteCtx<"STATE_CONFLICT">;

/**
 * Redeems a voucher at the company of the signed-in user: once, however many ask at the same time. Errors: NOT_FOUND;
 * STATE_CONFLICT with state and last day; VALIDATION_FAILED without a price that it depends on.
 */
export async function redeemVoucher(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  statements: VoucherStatements,
  id: number,
  { code, price_pence, location_id }: SaidAtTill,
): Promise<VoucherRow> {
  return redeem(ctx, await lockedVoucher(ctx, statements, id, code), {
    pricePence: price_pence,
    locationId: location_id,
  });
}

interface SaidAtTill {
  readonly code?: string | undefined;
  readonly price_pence?: number | undefined;
  readonly location_id?: number | undefined;
}

interface Kept extends SaidAtTill {
  readonly code: string;
  readonly till_key: string;
  readonly accepted_at: string;
}

/**
 * Redeems what a till accepted without a network, once for each key: sent again it answers how the voucher stands now. The
 * till's time counts for a day; one that is older or ahead counts as now. Errors: CODE_INVALID; STATE_CONFLICT with who was first.
 */
export async function redeemKept(
  ctx: WriteCtx<"CODE_INVALID" | "STATE_CONFLICT">,
  statements: VoucherStatements,
  { code, till_key, accepted_at, price_pence, location_id }: Kept,
): Promise<VoucherRow> {
  const voucher = await lockedByCode(ctx, statements, code);
  const [known] = await ctx.db
    .select({ id: voucherRedemptions.id })
    .from(voucherRedemptions)
    .where(and(eq(voucherRedemptions.voucherId, voucher.id), eq(voucherRedemptions.tillKey, till_key)));
  if (known) return voucher;
  const saidMs = Date.parse(accepted_at);
  const isTrusted = saidMs <= ctx.now.getTime() && saidMs >= ctx.now.getTime() - lateMs;
  const acceptedAt = isTrusted ? new Date(saidMs) : ctx.now;
  return redeem(ctx, voucher, {
    pricePence: price_pence,
    locationId: location_id,
    kept: { key: till_key, acceptedAt },
  });
}

async function redeem(ctx: Ctx, voucher: VoucherRow, till: AtTill): Promise<VoucherRow> {
  const redeemer = redeemerOf(ctx, voucher, till.kept?.acceptedAt);
  const usedMemberId = honouringMember(voucher, redeemer);
  if (usedMemberId === null || refusalOf(voucher, redeemer) !== null)
    throw ctx.fail("STATE_CONFLICT", { details: standing(voucher, redeemer.memberId) });
  await holdFellows(ctx, voucher, usedMemberId);
  if (usedMemberId === voucher.memberId) checkLocation(ctx, voucher, till);
  const usedPence = takenOff(ctx, voucher, till);
  const usedAt = till.kept?.acceptedAt ?? ctx.now;
  const undoUntil = new Date(ctx.now.getTime() + undoMs);
  const user = ctx.actor.kind === "user" ? ctx.actor : null;
  await move(ctx, voucherMachine, voucher.id, voucher.state === "expired" ? "use_late" : "use", {
    usedAt,
    usedMemberId,
    usedByUserId: user?.userId ?? null,
    usedPence,
    undoUntil,
  });
  defer(ctx.db, redemptionPart, [
    {
      voucherId: voucher.id,
      memberId: usedMemberId,
      userId: user?.userId ?? null,
      sessionId: user?.sessionId ?? null,
      tillKey: till.kept?.key ?? null,
      pricePence: till.pricePence ?? null,
      usedPence,
      acceptedAt: usedAt,
      redeemedAt: ctx.now,
    },
  ]);
  ctx.audit(
    "use a voucher",
    { entity: "voucher", id: voucher.id },
    { member: usedMemberId, amount_pence: usedPence ?? voucher.amountPence },
  );
  announceVouchers(ctx, { consumerId: voucher.consumerId, memberId: usedMemberId }, [voucher.id]);
  return {
    ...voucher,
    state: "used",
    usedAt: usedAt.toISOString(),
    undoUntil: undoUntil.toISOString(),
    usedMemberId,
    usedMemberName: voucher.viewer?.name ?? voucher.memberName,
    usedPence,
  };
}

/** Another one of the group redeems: neither company leaves it meanwhile. Errors: STATE_CONFLICT when one just has. */
async function holdFellows(ctx: Ctx, voucher: VoucherRow, usedMemberId: number): Promise<void> {
  const { memberId, groupId } = voucher;
  if (memberId === null || memberId === usedMemberId) return;
  if (groupId === null || !(await holdInGroup(ctx, groupId, [memberId, usedMemberId])))
    throw ctx.fail("STATE_CONFLICT", { details: standing(voucher, usedMemberId) });
}

/** Errors: STATE_CONFLICT where the till stands elsewhere; VALIDATION_FAILED where it does not say. One without a network may not have known. */
function checkLocation(ctx: Ctx, voucher: VoucherRow, { locationId, kept }: AtTill): void {
  const { onlyAt, state, memberId } = voucher;
  if (onlyAt.length === 0 || onlyAt.some(({ id }) => id === locationId)) return;
  if (locationId !== undefined)
    throw ctx.fail("STATE_CONFLICT", { details: { ...standing(voucher, memberId), state, unapplied: "location" } });
  if (!kept) throw ctx.fail("VALIDATION_FAILED", { fields: { location_id: "required" } });
}

const standing = (voucher: VoucherRow, memberId: number | null) => ({
  state: voucher.state,
  expires_on: voucher.expiresOn,
  ...(voucher.state === "used" ? { used_at: voucher.usedAt, used_here: voucher.usedMemberId === memberId } : {}),
});

/** What it takes off; null where a till without a network did not know that the price counts. */
function takenOff(ctx: Ctx, voucher: VoucherRow, { pricePence, kept }: AtTill): number | null {
  const { amountPence, conditions } = voucher;
  if (pricePence === undefined) {
    if (!needsPrice(conditions)) return amountPence;
    if (kept) return null;
    throw ctx.fail("VALIDATION_FAILED", { fields: { price_pence: "required" } });
  }
  // A reserved voucher was checked with its quote, and may be one that counts online alone.
  const channel = voucher.state === "reserved" ? "online" : "in_store";
  const { pence, reason } = discountAtTill({ amountPence, conditions }, pricePence, channel);
  if (reason !== null) throw ctx.fail("STATE_CONFLICT", { details: { state: voucher.state, unapplied: reason } });
  return pence;
}

const redemptionPart = deferredInsert("voucher_redemption_rows", voucherRedemptions, {
  voucherId: voucherRedemptions.voucherId,
  memberId: voucherRedemptions.memberId,
  userId: voucherRedemptions.userId,
  sessionId: voucherRedemptions.sessionId,
  tillKey: voucherRedemptions.tillKey,
  pricePence: voucherRedemptions.pricePence,
  usedPence: voucherRedemptions.usedPence,
  acceptedAt: voucherRedemptions.acceptedAt,
  redeemedAt: voucherRedemptions.redeemedAt,
});
