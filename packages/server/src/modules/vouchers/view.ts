import type { voucherView } from "@treadclub/contract/views/vouchers";
import type { ReadCtx } from "@treadclub/kit/context";
import { londonDay } from "@treadclub/rules";
import type { z } from "zod";
import type { IsBookedAt } from "./fields.ts";
import { canShare, canUndo, canWithdraw, isSuperAdmin, refusalOf, type Redeemer } from "./policy.ts";
import type { VoucherRow } from "./rows.ts";
import { wordsOf } from "./words.ts";

export type VoucherView = z.output<typeof voucherView>;

export interface VoucherDeps {
  readonly publicUrl: string;
  readonly isBookedAt: IsBookedAt;
}

export const platformName = "TreadClub";

/**
 * Returns a voucher as its driver or a member sees it. The code of one that is not the member's own stays the driver's until it is shown or its
 * request is booked: whoever holds it can redeem it.
 */
export function voucherViewOf(
  ctx: Pick<ReadCtx, "actor" | "now" | "language">,
  { publicUrl }: Pick<VoucherDeps, "publicUrl">,
  row: VoucherRow,
  shownCode?: string,
): VoucherView {
  const redeemer = redeemerOf(ctx, row);
  const isOwn = ctx.actor.kind === "user" && ctx.actor.userId === row.consumerId;
  const refusal = refusalOf(row, redeemer);
  const isUndoable = canUndo(row, redeemer, ctx.now);
  const isHidden =
    ctx.actor.kind === "user" &&
    !isOwn &&
    redeemer.memberId !== null &&
    row.memberId !== redeemer.memberId &&
    row.usedMemberId !== redeemer.memberId &&
    row.code !== shownCode &&
    !redeemer.isBookedHere;
  return {
    id: row.id,
    code: isHidden ? "" : row.code,
    state: row.state,
    ...wordsOf(row, ctx.language),
    amount_pence: row.amountPence,
    conditions: row.conditions,
    club_id: row.clubId,
    member_id: row.memberId,
    member_name: row.memberId === null ? platformName : (row.memberName ?? ""),
    by: row.memberId === null ? "platform" : "member",
    group: row.group,
    only_at: row.onlyAt,
    consumer: { id: row.consumerId, name: row.consumerName },
    issued_at: row.issuedAt,
    expires_on: row.expiresOn,
    used_at: row.usedAt,
    used_at_member: row.usedMemberId === null ? null : (row.usedMemberName ?? ""),
    used_pence: row.usedPence,
    shared_count: row.sharedCount,
    shared_by_email: row.sharedByEmail,
    shared_at: row.sharedAt,
    link: isHidden ? "" : linkOf(publicUrl, row),
    refusal: redeemer.memberId === null && !redeemer.isSuper ? null : refusal,
    undo_until: isUndoable ? row.undoUntil : null,
    withdrawn_at: row.withdrawnAt,
    withdrawn_reason: row.withdrawnReason,
    can: {
      use: refusal === null,
      undo: isUndoable,
      share: isOwn && canShare(row, redeemer.today),
      withdraw: canWithdraw(row, redeemer),
    },
  };
}

/** Returns what decides whether the acting user may redeem a voucher. `acceptedAt`: when a till without a network accepted it. */
export const redeemerOf = (
  { actor, now }: Pick<ReadCtx, "actor" | "now">,
  { viewer, isBookedAtViewer, isFellowViewer }: Pick<VoucherRow, "viewer" | "isBookedAtViewer" | "isFellowViewer">,
  acceptedAt?: Date,
): Redeemer => ({
  memberId: viewer?.id ?? null,
  isFellow: viewer !== null && isFellowViewer,
  isSuper: isSuperAdmin(actor),
  isBookedHere: viewer !== null && isBookedAtViewer,
  today: londonDay(acceptedAt ?? now),
  isLate: acceptedAt !== undefined,
});

/** Opens the scanner's own company page. The code proves the driver's presence; ids alone could be enumerated. */
export const linkOf = (publicUrl: string, row: Pick<VoucherRow, "id" | "code">): string =>
  `${publicUrl}/app/members/discount_validation/${row.id}?code=${row.code}`;
