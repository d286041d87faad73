import { useDriverBookings } from "#entities/booking/consumer-queries.ts";
import { useDriverQuotes } from "#entities/quote/consumer-queries.ts";
import type { Scan } from "#entities/scan/scan-types.ts";
import { careBookingStates, careOf, careQuoteStates, type TyreCare } from "#entities/scan/tyre-care.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";

interface TyreNow {
  /** What is arranged for the tyre; null until it is known. */
  readonly care: TyreCare | null;
  /** Since when another tyre is there; null where this scan is of the present one. */
  readonly fittedAt: string | null;
  /** A later scan of the tyre whose result counts instead. */
  readonly newerScanId: number | null;
}

/** What has become of the tyre of a scan since. */
export function useTyreNow(scan: Scan): TyreNow {
  const consumerId = scan.consumer.id;
  const vehicles = useVehicles(consumerId);
  const quotes = useDriverQuotes(consumerId, { filters: { states: careQuoteStates } });
  const bookings = useDriverBookings(consumerId, { filters: { states: careBookingStates } });
  const all = [vehicles, quotes, bookings];
  const isKnown = all.every((query) => query.data !== undefined || query.error !== null);
  const sources = { quotes: quotes.data?.list ?? [], bookings: bookings.data?.list ?? [] };
  const vehicle = vehicles.data?.list.find(({ id }) => id === scan.vehicle.id);
  const tyre = vehicle?.tyres.find(({ position }) => position === scan.position);
  const isLater = (instant: string | null | undefined): boolean =>
    typeof instant === "string" && Date.parse(instant) > Date.parse(scan.submitted_at);
  return {
    care: isKnown ? careOf(sources, scan.vehicle.id, scan.position) : null,
    fittedAt: tyre?.fitted_at && isLater(tyre.fitted_at) ? tyre.fitted_at : null,
    newerScanId: isLater(tyre?.scanned_at) ? (tyre?.scan_id ?? null) : null,
  };
}
