import {
  discountOn,
  tyreProduct,
  type AppliedDiscount,
  type DiscountChannel,
  type OfferedVoucher,
} from "./discount.ts";
import { normaliseCode } from "./codes.ts";

/** How long a redemption can be undone at the till. */
export const undoMs = 10 * 60_000;

/** How late a till that had no network may hand in a redemption and still have its own time count. */
export const lateMs = 24 * 3_600_000;

type Conditions = OfferedVoucher["conditions"];

/** Whether the till has to say what was paid: for a share, a least spend, or certain products or brands. */
export const needsPrice = ({ percent, min_spend_pence, products, brands }: Conditions): boolean =>
  percent !== null || min_spend_pence > 0 || products.length > 0 || brands.length > 0;

/** What a voucher takes off at the till. `pricePence`: of what it applies to, including VAT, as the person at the till judges. */
export function discountAtTill(
  voucher: OfferedVoucher,
  pricePence: number,
  channel: DiscountChannel = "in_store",
): AppliedDiscount {
  const { products, brands } = voucher.conditions;
  const line = { product: products[0] ?? tyreProduct, brand: brands[0] ?? null, quantity: 1, unitPence: pricePence };
  return discountOn(voucher, [line], channel);
}

/** The code of a voucher, or null: all that can be judged without a network. */
export function voucherCodeOf(typed: string): string | null {
  const code = normaliseCode(typed);
  return /^[2-9A-HJ-NP-Z]{10}$/.test(code) ? code : null;
}

/** The id and code that a voucher's QR holds, or null for any other text. */
export function scannedVoucher(text: string): { readonly id: number | null; readonly code: string } | null {
  const alone = voucherCodeOf(text);
  if (alone !== null) return { id: null, code: alone };
  if (!URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  const code = voucherCodeOf(searchParams.get("code") ?? "");
  const id = /\/discount_validation\/([1-9]\d{0,14})$/.exec(pathname)?.[1];
  return code === null || id === undefined ? null : { id: Number(id), code };
}
