import { tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import type { DriverBookingRow } from "#entities/booking/consumer-queries.ts";
import type { DriverQuoteRow } from "#entities/quote/consumer-queries.ts";
import type { ScanRow } from "#entities/scan/scan-types.ts";
import { verdictOf } from "#entities/scan/verdict.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";

/** What a driver has, as far as it decides what to do next. */
export interface DriverWorld {
  readonly vehicles: readonly Vehicle[];
  /** Newest first. */
  readonly scans: readonly ScanRow[];
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
  | ({ readonly kind: "replace" | "scan_again" | "scan_tyre" } & Tyre)
  | { readonly kind: "wait" };

/** Somebody waits for an answer, then news, then what is agreed, then the tyres themselves. */
export function nextThing(world: DriverWorld): NextThing {
  if (world.vehicles.length === 0) return { kind: "add_car" };
  const proposed = world.bookings.find((booking) => booking.state === "awaiting_customer");
  if (proposed) return { kind: "agree_time", booking: proposed };
  const unseen = world.scans.find((scan) => scan.state === "completed" && !scan.seen);
  if (unseen) return { kind: "see_result", scan: unseen };
  const answered = world.quotes.filter((quote) => quote.state === "awaiting_customer");
  const [first] = answered;
  if (first)
    return {
      kind: "answer_quote",
      quote: first,
      count: answered.filter((quote) => quote.request_id === first.request_id).length,
    };
  const coming = world.bookings.find((booking) => isComing(booking, world.nowMs));
  if (coming) return { kind: "coming_booking", booking: coming };
  return nextTyre(world);
}

function nextTyre({ vehicles, quotes, onTheirWay }: DriverWorld): NextThing {
  const asked = new Set(
    quotes.filter(isOpen).flatMap((quote) => quote.positions.map((position) => tyreKey(quote.vehicle.id, position))),
  );
  const tyres = vehicles
    .flatMap((vehicle) => tyrePositions.map((position) => ({ vehicle, position, state: stateOf(vehicle, position) })))
    .filter(({ vehicle, position }) => !onTheirWay.includes(tyreKey(vehicle.id, position)));
  const worn = tyres.find(
    ({ vehicle, position, state }) => state && isWorn(state) && !asked.has(tyreKey(vehicle.id, position)),
  );
  if (worn) return { kind: "replace", vehicle: worn.vehicle, position: worn.position };
  const rejected = tyres.find(({ state }) => state?.state === "rejected");
  if (rejected) return { kind: "scan_again", vehicle: rejected.vehicle, position: rejected.position };
  const unknown = tyres.find(({ state }) => !state || state.state === null);
  if (unknown) return { kind: "scan_tyre", vehicle: unknown.vehicle, position: unknown.position };
  return { kind: "wait" };
}

const isWorn = (tyre: Vehicle["tyres"][number]): boolean => {
  if (tyre.state !== "completed") return false;
  const verdict = verdictOf(tyre);
  return verdict === "illegal" || verdict === "replace_now" || verdict === "replace_soon";
};

const stateOf = (vehicle: Vehicle, position: TyrePosition) => vehicle.tyres.find((tyre) => tyre.position === position);
export const tyreKey = (vehicleId: number, position: TyrePosition): string => `${vehicleId} ${position}`;

export const isOpen = (quote: Pick<DriverQuoteRow, "state">): boolean =>
  ["awaiting_member", "in_review", "awaiting_customer"].includes(quote.state);

export const isComing = (booking: Pick<DriverBookingRow, "state" | "ends_at">, nowMs: number): boolean =>
  ["awaiting_member", "awaiting_customer", "accepted"].includes(booking.state) && Date.parse(booking.ends_at) > nowMs;
