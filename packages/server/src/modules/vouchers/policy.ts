import type { Actor } from "@treadclub/contract";
import type { vouchers } from "./table.ts";

type Voucher = Pick<typeof vouchers.$inferSelect, "state" | "memberId" | "expiresOn" | "requestId">;

/** Vouchers run out at the end of their last day in London; one without a day does not. */
export const isExpired = (voucher: Pick<Voucher, "expiresOn">, today: string): boolean =>
  voucher.expiresOn !== null && voucher.expiresOn < today;

/** Who looks at vouchers: the company that would honour them, if it may. */
export interface Till {
  /** The accepted member of the user; null: none. */
  readonly memberId: number | null;
  /** A super_admin uses a member's voucher in that member's name. */
  readonly isSuper: boolean;
  /** Whether the request of a reserved voucher is booked at this member. */
  readonly isBookedHere: boolean;
  readonly today: string;
}

/** The member at which a voucher would count, else null. A platform voucher is honoured by every accepted member. */
export function honouringMember(
  voucher: Pick<Voucher, "memberId">,
  till: Pick<Till, "memberId" | "isSuper">,
): number | null {
  if (till.memberId === null) return till.isSuper ? voucher.memberId : null;
  return voucher.memberId === null || voucher.memberId === till.memberId ? till.memberId : null;
}

/** An issued voucher may be used until it expires; a reserved one, which was in time, only where its request is booked. */
export function mayUse(voucher: Voucher, till: Till): boolean {
  if (honouringMember(voucher, till) === null) return false;
  if (voucher.state === "issued") return !isExpired(voucher, till.today);
  return voucher.state === "reserved" && voucher.requestId !== null && (till.isSuper || till.isBookedHere);
}

export const isSuperAdmin = (actor: Actor): boolean => actor.kind === "user" && actor.roles.includes("super_admin");
