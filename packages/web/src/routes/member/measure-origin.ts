import { useRouteIdOrNull } from "#kit/values.ts";
import type { MeasureOrigin } from "#features/measure-tyres/measure-links.ts";

/** The booking or quote that the address names. */
export const useMeasureOrigin = (): MeasureOrigin => ({
  bookingId: useRouteIdOrNull("booking"),
  quoteId: useRouteIdOrNull("quote"),
});
