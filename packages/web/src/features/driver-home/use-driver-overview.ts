import type { Loading } from "#ui/Loaded.tsx";
import { useNow } from "#ui/use-now.ts";
import { useDriverBookings } from "#entities/booking/consumer-queries.ts";
import { useDriverQuotes } from "#entities/quote/consumer-queries.ts";
import { useScans } from "#entities/scan/queries.ts";
import { careBookingStates, careQuoteStates } from "#entities/scan/tyre-care.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";
import { tyreKey, type DriverOverview } from "./next-thing.ts";

/** All that decides what a driver does next, as one answer: the screen appears once and does not jump. */
export function useDriverOverview(consumerId: number): Loading<DriverOverview> {
  const vehicles = useVehicles(consumerId);
  const scans = useScans(consumerId, { per_page: 20 });
  const quotes = useDriverQuotes(consumerId, {
    filters: { states: careQuoteStates },
  });
  const bookings = useDriverBookings(consumerId, {
    filters: { states: careBookingStates },
  });
  const { notes } = useScanQueue(consumerId);
  const onTheirWay = notes
    .filter((note) => note.state !== "taking")
    .map((note) => tyreKey(note.vehicle.id, note.position));
  const nowMs = useNow(60_000);
  const all = [vehicles, scans, quotes, bookings];
  const isHere = vehicles.data && scans.data && quotes.data && bookings.data;
  return {
    data: isHere && {
      vehicles: vehicles.data.list,
      scans: scans.data.list,
      quotes: quotes.data.list,
      bookings: bookings.data.list,
      onTheirWay,
      nowMs,
    },
    error: all.find((query) => query.error)?.error ?? null,
    isFetching: all.some((query) => query.isFetching),
    refetch: () => Promise.all(all.filter((query) => query.error).map((query) => query.refetch())),
  };
}
