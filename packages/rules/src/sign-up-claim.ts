import { vouchersPerPrice } from "./discount.ts";

/** What a new driver can get today, in pence. Vouchers of one fitter count there alone, the platform's everywhere. */
export interface OnOffer {
  /** The voucher for the first completed scan. */
  readonly welcome: number;
  readonly platform: readonly number[];
  /** What the clubs of accepted fitters give out; fitters that give the same may stand in one row. */
  readonly fitters: readonly { readonly pence: readonly number[]; readonly count: number }[];
}

/** "Up to" holds for a significant share of those who read it: one fitter in ten gives at least as much. */
const LEAST_SHARE_OF_FITTERS = 0.1;
/** Claims are named in steps of five pounds, rounded down. */
const CLAIM_STEP_PENCE = 500;

/** Returns what a new driver can take off one price at one fitter, at as many fitters as make a claim fair; 0 without fitters. */
export function bestAtOnce({ welcome, platform, fitters }: OnOffer): number {
  const total = fitters.reduce((sum, { count }) => sum + count, 0);
  const wanted = total * LEAST_SHARE_OF_FITTERS;
  const amounts = fitters
    .map(({ pence, count }) => ({ pence: sumOfBest([welcome, ...platform, ...pence]), count }))
    .toSorted((one, other) => other.pence - one.pence);
  let reached = 0;
  for (const { pence, count } of amounts) {
    reached += count;
    if (reached >= wanted) return pence;
  }
  return 0;
}

/** Returns what "up to" may name, at most the ceiling; null where clubs add nothing worth naming to the welcome voucher. */
export const claimedPence = (offer: OnOffer, ceiling: number): number | null =>
  claimOf(bestAtOnce(offer), offer.welcome, ceiling);

/** Returns the same of what can be taken off one price. */
export function claimOf(best: number, welcome: number, ceiling: number): number | null {
  const claimed = Math.floor(Math.min(best, ceiling) / CLAIM_STEP_PENCE) * CLAIM_STEP_PENCE;
  return claimed > welcome ? claimed : null;
}

const sumOfBest = (amounts: readonly number[]): number =>
  amounts
    .toSorted((one, other) => other - one)
    .slice(0, vouchersPerPrice)
    .reduce((sum, pence) => sum + pence, 0);
