import { estimatedTyrePence } from "@treadclub/rules/discount";
import type { Voucher } from "./queries.ts";

/** Returns what a tyre is reckoned with: what the driver expects, or our estimate while that is no amount. */
export const pricePerTyre = (expectedPence: number | null): number =>
  expectedPence !== null && Number.isInteger(expectedPence) && expectedPence > 0 ? expectedPence : estimatedTyrePence;

/** Whether what a voucher takes off hangs on the price: a share, or one with a minimum spend. */
export const hangsOnPrice = ({ conditions }: Pick<Voucher, "conditions">): boolean =>
  conditions.percent !== null || conditions.min_spend_pence > 0;
