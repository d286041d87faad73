import type { Hold } from "#entities/booking/consumer-queries.ts";

/** A place that is kept for the driver until it is booked. */
export interface HeldPlace {
  readonly hold: Hold;
  readonly locationId: number;
}
