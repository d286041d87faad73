import { addDays, daysBetween } from "./time.ts";

/** For how many days a "was" price must have been charged at least. */
export const LEAST_WAS_DAYS = 28;

/** A price beside the higher one that was charged before. */
export interface WasPrice {
  readonly price_pence: number;
  readonly was_pence: number;
  /** The first day on which it was charged. */
  readonly was_since: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

/**
 * Returns the last day from which on a "was" price must have been charged: 28 days before the offer, and as long as the offer
 * runs (guidance for traders on pricing practices, CAP Code 3.17).
 */
export const latestWasSince = (starts: string, ends: string): string =>
  addDays(starts, -Math.max(LEAST_WAS_DAYS, daysBetween(starts, ends) + 1));

/** Returns what makes a "was" price a false claim: it is not higher, or was charged for too short a time; else null. */
export function wasPriceProblem(claim: WasPrice): "not_higher" | "too_recent" | null {
  if (claim.was_pence <= claim.price_pence) return "not_higher";
  return claim.was_since > latestWasSince(claim.starts_on, claim.ends_on) ? "too_recent" : null;
}
