import { bestDiscounts, tyreProduct, type UnappliedReason } from "@treadclub/rules/discount";
import type { Voucher } from "#entities/voucher/queries.ts";
import { isHonoured, type QuoteDraft } from "./quote-draft.ts";

export interface JobVoucher {
  readonly voucher: Voucher;
  /** Why it takes nothing off beside the best ones, or at all; null for those. */
  readonly reason: UnappliedReason | "fitter" | null;
  /** The most it can take off. */
  readonly pence: number;
}

/** A price that nobody has named yet: high enough that no minimum spend or share is in its way. */
const openPricePence = 10_000_000;

/**
 * Returns a driver's vouchers for the tyres asked for: the best legal choice of four first, the others with a reason. Before
 * there is a price, each counts with the most it can take off, and without a brand all brands are possible.
 */
export function vouchersForJob(vouchers: readonly Voucher[], draft: QuoteDraft): JobVoucher[] {
  const { brandPreference, brandName, fitters, positions } = draft;
  const brand = brandPreference === "own" ? brandName.trim() : null;
  const honoured = vouchers.filter((voucher) => isHonoured(voucher, fitters));
  const offered = honoured.map(({ amount_pence, conditions }) => ({
    amountPence: amount_pence,
    conditions: brand === null ? { ...conditions, brands: [] } : conditions,
  }));
  const lines = [{ product: tyreProduct, brand, quantity: positions.length, unitPence: openPricePence }];
  const applied = bestDiscounts(offered, lines, "online");
  const known = new Map(honoured.map((voucher, at) => [voucher.id, applied[at]] as const));
  const all = vouchers.map((voucher): JobVoucher => {
    const found = known.get(voucher.id);
    return { voucher, pence: found?.pence ?? 0, reason: found ? found.reason : "fitter" };
  });
  return all.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null) || b.pence - a.pence);
}

/** Whether a voucher may be ticked all the same: it counts, only not beside the best ones. */
export const isChoosable = ({ reason }: Pick<JobVoucher, "reason">): boolean =>
  reason === null || reason === "alone" || reason === "too_many" || reason === "covered";
