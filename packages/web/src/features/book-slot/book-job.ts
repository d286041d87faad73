import type { DriverQuote, Fitter } from "#entities/quote/consumer-queries.ts";
import type { VehicleRef } from "#entities/vehicle/vehicle-types.ts";

/** The steps of a booking; each has an address. */
export const bookSteps = ["time", "confirm"] as const;
export type BookStep = (typeof bookSteps)[number];

/** What a slot is booked for: a price that was accepted, or a free look at the tyres. */
export type BookJob =
  | { readonly type: "fitting"; readonly quote: DriverQuote }
  | { readonly type: "free_check"; readonly fitter: Fitter; readonly vehicle: VehicleRef };

export const memberOf = (job: BookJob) => (job.type === "fitting" ? job.quote.member : job.fitter);
export const vehicleOf = (job: BookJob): VehicleRef => (job.type === "fitting" ? job.quote.vehicle : job.vehicle);
export const quoteIdOf = (job: BookJob): { readonly quote_id?: number } =>
  job.type === "fitting" ? { quote_id: job.quote.id } : {};
