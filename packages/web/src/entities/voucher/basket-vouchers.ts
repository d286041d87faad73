import { bestDiscounts, type BasketLine, type DiscountChannel, type UnappliedReason } from "@treadclub/rules/discount";
import type { Voucher } from "./queries.ts";

/** Why a voucher does not count: as of the price alone, not at this fitter, or reserved for another price. */
export type BasketReason = UnappliedReason | "fitter" | "reserved";

export interface BasketVoucher {
  readonly voucher: Voucher;
  /** Why it takes nothing off beside the best ones, or at all; null for those. */
  readonly reason: BasketReason | null;
  /** What it takes off. */
  readonly pence: number;
}

export interface VoucherBasket {
  readonly lines: readonly BasketLine[];
  readonly channel: DiscountChannel;
  readonly isHonoured: (voucher: Voucher) => boolean;
  /** Whether the brand is still open, so that any brand's voucher may count. */
  readonly isAnyBrand?: boolean;
  /** The reserved vouchers that are reserved for this very price. */
  readonly reservedIds?: readonly number[];
}

/** Returns a driver's vouchers for a basket: the best legal choice of four first, the others with a reason. */
export function vouchersForBasket(vouchers: readonly Voucher[], basket: VoucherBasket): BasketVoucher[] {
  const { lines, channel, isHonoured, isAnyBrand = false, reservedIds = [] } = basket;
  const refusal = (voucher: Voucher): BasketReason | null => {
    if (!isHonoured(voucher)) return "fitter";
    return voucher.state === "reserved" && !reservedIds.includes(voucher.id) ? "reserved" : null;
  };
  // As a quote counts them: those of members first.
  const free = vouchers
    .filter((voucher) => refusal(voucher) === null)
    .toSorted((a, b) => Number(a.by === "platform") - Number(b.by === "platform"));
  const offered = free.map(({ amount_pence, conditions }) => ({
    amountPence: amount_pence,
    conditions: isAnyBrand ? { ...conditions, brands: [] } : conditions,
  }));
  const applied = bestDiscounts(offered, lines, channel);
  const known = new Map(free.map((voucher, at) => [voucher.id, applied[at]] as const));
  const all = vouchers.map((voucher): BasketVoucher => {
    const found = known.get(voucher.id);
    return { voucher, pence: found?.pence ?? 0, reason: found ? found.reason : refusal(voucher) };
  });
  return all.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null) || b.pence - a.pence);
}

/** Returns what the best ones take off together. */
export const takenOff = (vouchers: readonly BasketVoucher[]): number =>
  vouchers.reduce((sum, { pence }) => sum + pence, 0);

/** Returns what a basket costs before vouchers. */
export const basketPence = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { quantity, unitPence }) => sum + quantity * unitPence, 0);
