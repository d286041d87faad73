import { tyreProduct } from "@treadclub/rules/discount";
import { vouchersForBasket, type BasketVoucher } from "#entities/voucher/basket-vouchers.ts";
import type { Voucher } from "#entities/voucher/queries.ts";
import { pricePerTyre } from "#entities/voucher/tyre-estimate.ts";
import { isHonoured, type QuoteDraft } from "./quote-draft.ts";

/**
 * Returns a driver's vouchers for the tyres asked for: the best legal choice of four first, the others with a reason. Before
 * a fitter has named a price it is the driver's estimate that counts, and without a brand all brands are possible.
 */
export function vouchersForJob(vouchers: readonly Voucher[], draft: QuoteDraft): BasketVoucher[] {
  const { brandPreference, brandName, fitters, positions, tyrePence } = draft;
  const brand = brandPreference === "own" ? brandName.trim() : null;
  return vouchersForBasket(vouchers, {
    lines: [{ product: tyreProduct, brand, quantity: positions.length, unitPence: pricePerTyre(tyrePence) }],
    channel: "online",
    isHonoured: (voucher) => isHonoured(voucher, fitters),
    isAnyBrand: brand === null,
  });
}

/** Whether a voucher may be ticked all the same: it counts, only not beside the best ones, or once the real price is high enough. */
export const isChoosable = ({ reason }: Pick<BasketVoucher, "reason">): boolean =>
  reason === null || reason === "alone" || reason === "too_many" || reason === "covered" || reason === "min_spend";
