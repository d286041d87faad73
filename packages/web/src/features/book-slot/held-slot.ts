import type { Hold } from "#entities/booking/consumer-queries.ts";

/** A slot that is kept for the driver until it is booked. */
export interface HeldSlot {
  readonly hold: Hold;
  readonly locationId: number;
}
