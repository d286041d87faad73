import type { Actor } from "@treadclub/contract";
import type { vouchers } from "./table.ts";

type Voucher = Pick<typeof vouchers.$inferSelect, "state" | "memberId" | "expiresOn" | "requestId" | "conditions">;

/** Vouchers run out at the end of their last day in London; one without a day does not. */
export const isExpired = (voucher: Pick<Voucher, "expiresOn">, today: string): boolean =>
  voucher.expiresOn !== null && voucher.expiresOn < today;

/** What decides whether the acting user may redeem a voucher. */
export interface Redeemer {
  /** The company of the user, once it is accepted; null: none. */
  readonly memberId: number | null;
  /** A super_admin redeems a member's voucher in that member's name. */
  readonly isSuper: boolean;
  /** Whether the request of a reserved voucher is booked at this member. */
  readonly isBookedHere: boolean;
  readonly today: string;
}

/** Returns the member at which a voucher would count, or null. A platform voucher is honoured by every accepted member. */
export function honouringMember(
  voucher: Pick<Voucher, "memberId">,
  { memberId, isSuper }: Pick<Redeemer, "memberId" | "isSuper">,
): number | null {
  if (memberId === null) return isSuper ? voucher.memberId : null;
  return voucher.memberId === null || voucher.memberId === memberId ? memberId : null;
}

/** Whether a voucher can be redeemed: an issued one until it expires unless it counts online alone, a reserved one, which was in time, only where its request is booked. */
export function canRedeem(voucher: Voucher, redeemer: Redeemer): boolean {
  if (honouringMember(voucher, redeemer) === null) return false;
  if (voucher.state === "issued")
    return voucher.conditions.channels.includes("in_store") && !isExpired(voucher, redeemer.today);
  return voucher.state === "reserved" && voucher.requestId !== null && (redeemer.isSuper || redeemer.isBookedHere);
}

/** Whether a driver may pass a voucher on: whoever gets it has no account, so it has to count at the counter. */
export const canShare = (voucher: Pick<Voucher, "state" | "conditions" | "expiresOn">, today: string): boolean =>
  voucher.state === "issued" &&
  voucher.conditions.channels.includes("share") &&
  voucher.conditions.channels.includes("in_store") &&
  !isExpired(voucher, today);

export const isSuperAdmin = (actor: Actor): boolean => actor.kind === "user" && actor.roles.includes("super_admin");
