import { addDays, addMonths, londonDay, londonInstant, vatIncludedPence } from "@treadclub/rules";

export const freeMonths = 12;
const cancelDays = 14;

/** The last moment of a day of London. */
const endOf = (day: string): Date => new Date(londonInstant(addDays(day, 1), "00:00").getTime() - 1);

/** When the free scans of a pack end: with the day, twelve months later. */
export const freeUntil = (paidAt: Date): Date => endOf(addMonths(londonDay(paidAt), freeMonths));

/** Until when a driver may cancel without a reason: the day of the contract does not count. */
export const cancelUntil = (paidAt: Date): Date => endOf(addDays(londonDay(paidAt), cancelDays));

/** The part of the price that goes back: all but what belongs to the scans that were used, in the driver's favour by the penny. */
export function refundablePence({
  pricePence,
  scans,
  left,
}: {
  readonly pricePence: number;
  readonly scans: number;
  readonly left: number;
}): number {
  const unused = Math.min(Math.max(left, 0), scans);
  return pricePence - Math.floor((pricePence * (scans - unused)) / scans);
}

export interface PackPrices {
  readonly 4: number;
  readonly 8: number;
}

const packSizes = [4, 8] as const;

interface Offer {
  readonly prices: PackPrices | null;
  readonly vatRatePercent: number;
}

/** The packs as they are sold today; none where no prices are set. */
export const packsOf = ({ prices, vatRatePercent }: Offer) =>
  prices === null
    ? []
    : packSizes.map((credits) => ({
        credits,
        free_scans: credits,
        price_pence: prices[credits],
        vat_pence: vatIncludedPence(prices[credits], vatRatePercent),
      }));
