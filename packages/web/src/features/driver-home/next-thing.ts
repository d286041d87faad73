import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import type { DriverBookingRow } from "#entities/booking/consumer-queries.ts";
import type { DriverQuoteRow } from "#entities/quote/consumer-queries.ts";
import type { ScanRow } from "#entities/scan/scan-types.ts";
import { careOf, type TyreCare } from "#entities/scan/tyre-care.ts";
import { verdictOf } from "#entities/scan/verdict.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";

/** What a driver has, as far as it decides what to do next. */
export interface DriverOverview {
  readonly vehicles: readonly Vehicle[];
  /** Newest first. */
  readonly scans: readonly ScanRow[];
  /** Open and booked ones. */
  readonly quotes: readonly DriverQuoteRow[];
  /** Soonest first. */
  readonly bookings: readonly DriverBookingRow[];
  /** Tyres whose photos are on their way from this phone, as `tyreKey`. */
  readonly onTheirWay: readonly string[];
  readonly nowMs: number;
}

interface Tyre {
  readonly vehicle: Vehicle;
  readonly position: TyrePosition;
}

/** The one thing to do next. */
export type NextThing =
  | { readonly kind: "add_car" }
  | { readonly kind: "agree_time"; readonly booking: DriverBookingRow }
  | { readonly kind: "see_result"; readonly scan: ScanRow }
  | { readonly kind: "answer_quote"; readonly quote: DriverQuoteRow; readonly count: number }
  | { readonly kind: "coming_booking"; readonly booking: DriverBookingRow }
  | ({ readonly kind: "replace" | "scan_again" | "scan_new" | "scan_tyre" } & Tyre)
  | { readonly kind: "wait" };

/** A tyre below the legal limit, and what is arranged for it. */
export interface IllegalTyre extends Tyre {
  readonly mm: number;
  readonly scanId: number | null;
  readonly care: TyreCare;
}

/** Tyres that may not be driven on, car by car. They come before everything else until they are replaced. */
export const illegalTyres = (overview: DriverOverview): IllegalTyre[] =>
  overview.vehicles.flatMap((vehicle) =>
    vehicle.tyres.flatMap((tyre) => {
      const mm = illegalMm(tyre);
      if (mm === null) return [];
      const { position, scan_id: scanId } = tyre;
      return [{ vehicle, position, mm, scanId, care: careOf(overview, vehicle.id, position) }];
    }),
  );

/** Somebody waits for an answer, then news, then what is agreed, then the tyres themselves. */
export function nextThing(all: DriverOverview): NextThing {
  if (all.vehicles.length === 0) return { kind: "add_car" };
  const overview = withoutIllegal(all);
  const proposed = overview.bookings.find((booking) => booking.state === "awaiting_customer");
  if (proposed) return { kind: "agree_time", booking: proposed };
  const unseen = overview.scans.find((scan) => scan.state === "completed" && !scan.seen);
  if (unseen) return { kind: "see_result", scan: unseen };
  const answered = overview.quotes.filter((quote) => quote.state === "awaiting_customer");
  const [first] = answered;
  if (first)
    return {
      kind: "answer_quote",
      quote: first,
      count: answered.filter((quote) => quote.request_id === first.request_id).length,
    };
  const coming = overview.bookings.find((booking) => isComing(booking, overview.nowMs));
  if (coming) return { kind: "coming_booking", booking: coming };
  return nextTyre(overview);
}

/** What the cards of illegal tyres say already is not said again. */
function withoutIllegal(overview: DriverOverview): DriverOverview {
  const illegal = illegalTyres(overview);
  const isShown = (isSame: (care: TyreCare) => boolean): boolean => illegal.some(({ care }) => isSame(care));
  return {
    ...overview,
    scans: overview.scans.filter((scan) => !illegal.some(({ scanId }) => scanId === scan.id)),
    quotes: overview.quotes.filter(
      (quote) => !isShown((care) => "requestId" in care && care.requestId === quote.request_id),
    ),
    bookings: overview.bookings.filter(
      (booking) => !isShown((care) => "booking" in care && care.booking.id === booking.id),
    ),
  };
}

function nextTyre(overview: DriverOverview): NextThing {
  const { vehicles, onTheirWay } = overview;
  const tyres = vehicles
    .flatMap((vehicle) => tyrePositions.map((position) => ({ vehicle, position, state: stateOf(vehicle, position) })))
    .filter(({ vehicle, position }) => !onTheirWay.includes(tyreKey(vehicle.id, position)));
  const worn = (["replace_now", "replace_soon"] as const)
    .flatMap((verdict) => tyres.filter(({ state }) => state?.state === "completed" && verdictOf(state) === verdict))
    .find(({ vehicle, position }) => careOf(overview, vehicle.id, position).kind === "none");
  if (worn) return { kind: "replace", vehicle: worn.vehicle, position: worn.position };
  const rejected = tyres.find(({ state }) => state?.state === "rejected");
  if (rejected) return { kind: "scan_again", vehicle: rejected.vehicle, position: rejected.position };
  const fitted = tyres.find(({ state }) => state?.state === null && state.fitted_at !== null);
  if (fitted) return { kind: "scan_new", vehicle: fitted.vehicle, position: fitted.position };
  const unknown = tyres.find(({ state }) => !state || state.state === null);
  if (unknown) return { kind: "scan_tyre", vehicle: unknown.vehicle, position: unknown.position };
  return { kind: "wait" };
}

const illegalMm = (tyre: Vehicle["tyres"][number]): number | null =>
  verdictOf(tyre) === "illegal" ? tyre.minimum_mm : null;

const stateOf = (vehicle: Vehicle, position: TyrePosition) => vehicle.tyres.find((tyre) => tyre.position === position);
export const tyreKey = (vehicleId: number, position: TyrePosition): string => `${vehicleId} ${position}`;

export const isOpen = (quote: Pick<DriverQuoteRow, "state">): boolean =>
  ["awaiting_member", "in_review", "awaiting_customer"].includes(quote.state);

export const isComing = (booking: Pick<DriverBookingRow, "state" | "ends_at">, nowMs: number): boolean =>
  ["awaiting_member", "awaiting_customer", "accepted"].includes(booking.state) && Date.parse(booking.ends_at) > nowMs;
