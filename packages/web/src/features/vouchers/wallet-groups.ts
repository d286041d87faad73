import { addDays } from "@treadclub/rules/time";
import type { Voucher } from "#entities/voucher/queries.ts";

export const walletGroups = ["week", "month", "later", "never"] as const;
export type WalletGroup = (typeof walletGroups)[number];

const daysOf = { week: 7, month: 31 } as const;

/** How soon a voucher ends. */
export function groupOf({ expires_on: day }: Pick<Voucher, "expires_on">, today: string): WalletGroup {
  if (day === null) return "never";
  if (day <= addDays(today, daysOf.week)) return "week";
  return day <= addDays(today, daysOf.month) ? "month" : "later";
}

export interface WalletFilter {
  /** Words of title, fitter or code. */
  readonly search: string;
  /** A member's id, "platform", or "" for any. */
  readonly fitter: string;
}

/** Who honours a voucher, as it stands in the address. */
export const fitterOf = ({ member_id: id }: Pick<Voucher, "member_id">): string =>
  id === null ? "platform" : String(id);

/** The vouchers that a filter leaves, in their order; every word has to be found. */
export function filterVouchers(vouchers: readonly Voucher[], { search, fitter }: WalletFilter): Voucher[] {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  return vouchers.filter((voucher) => {
    if (fitter !== "" && fitterOf(voucher) !== fitter) return false;
    const text = foldedText(`${voucher.title} ${voucher.subtitle} ${voucher.member_name} ${voucher.code}`);
    return words.every((word) => text.includes(word) || voucher.code.includes(word.replaceAll("-", "").toUpperCase()));
  });
}

const foldedText = (text: string): string => text.normalize("NFKC").toLowerCase();
