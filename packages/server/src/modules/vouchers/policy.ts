import type { Actor } from "@treadclub/contract";
import type { VoucherRefusal as Refusal } from "@treadclub/contract/views/vouchers";
import type { vouchers } from "./table.ts";

type Voucher = Pick<typeof vouchers.$inferSelect, "state" | "memberId" | "expiresOn" | "requestId" | "conditions">;

/** Vouchers run out at the end of their last day in London; one without a day does not. */
export const isExpired = (voucher: Pick<Voucher, "expiresOn">, today: string): boolean =>
  voucher.expiresOn !== null && voucher.expiresOn < today;

/** What decides whether the acting user may redeem a voucher. */
export interface Redeemer {
  /** The company of the user, once it is accepted; null: none. */
  readonly memberId: number | null;
  /** Whether that company honours it as another one of the group. */
  readonly isFellow: boolean;
  /** A super_admin redeems a member's voucher in that member's name. */
  readonly isSuper: boolean;
  /** Whether the request of a reserved voucher is booked at this member. */
  readonly isBookedHere: boolean;
  readonly today: string;
  /** Whether its till had no network and hands it in late: `today` is then the day on which it was accepted. */
  readonly isLate: boolean;
}

/** Returns the member at which a voucher would count, or null. A platform voucher is honoured by every accepted member, one of a group by those in it. */
export function honouringMember(
  voucher: Pick<Voucher, "memberId">,
  { memberId, isSuper, isFellow }: Pick<Redeemer, "memberId" | "isSuper" | "isFellow">,
): number | null {
  if (memberId === null) return isSuper ? voucher.memberId : null;
  return voucher.memberId === null || voucher.memberId === memberId || isFellow ? memberId : null;
}

/**
 * Returns why a voucher cannot be redeemed, or null: an issued one until it expires unless it counts online alone, a reserved
 * one, which was in time, only where its request is booked.
 */
export function refusalOf(voucher: Voucher, redeemer: Redeemer): Refusal | null {
  if (voucher.state === "used" || voucher.state === "withdrawn") return voucher.state;
  if (honouringMember(voucher, redeemer) === null) return "not_here";
  if (voucher.state === "reserved")
    return voucher.requestId !== null && (redeemer.isSuper || redeemer.isBookedHere) ? null : "reserved";
  if ((voucher.state === "expired" && !redeemer.isLate) || isExpired(voucher, redeemer.today)) return "expired";
  return voucher.conditions.channels.includes("in_store") ? null : "online";
}

/** Whether a driver may pass a voucher on: whoever gets it has no account, so it has to count at the counter. */
export const canShare = (voucher: Pick<Voucher, "state" | "conditions" | "expiresOn">, today: string): boolean =>
  voucher.state === "issued" &&
  voucher.conditions.channels.includes("share") &&
  voucher.conditions.channels.includes("in_store") &&
  !isExpired(voucher, today);
/** Whether whoever looks may withdraw a voucher: its own company or an administrator, and nobody once it is reserved or used. */
export const canWithdraw = (
  voucher: Pick<Voucher, "state" | "memberId">,
  redeemer: Pick<Redeemer, "memberId" | "isSuper">,
): boolean => voucher.state === "issued" && isIssuer(voucher, redeemer);

/** Whether whoever looks issued a voucher: its own company, or an administrator. */
export const isIssuer = (
  { memberId }: Pick<Voucher, "memberId">,
  redeemer: Pick<Redeemer, "memberId" | "isSuper">,
): boolean => redeemer.isSuper || (memberId !== null && memberId === redeemer.memberId);

/** Whether the till can still take a redemption back. */
export const canUndo = (
  voucher: { readonly state: string; readonly usedMemberId: number | null; readonly undoUntil: string | null },
  { memberId, isSuper }: Redeemer,
  now: Date,
): boolean =>
  voucher.state === "used" &&
  (isSuper || (memberId !== null && voucher.usedMemberId === memberId)) &&
  voucher.undoUntil !== null &&
  now.getTime() < Date.parse(voucher.undoUntil);

export const isSuperAdmin = (actor: Actor): boolean => actor.kind === "user" && actor.roles.includes("super_admin");
