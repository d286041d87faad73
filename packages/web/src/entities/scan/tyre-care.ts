import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import type { StateOf } from "@treadclub/contract/states";

type QuoteState = StateOf<"quote">;
type BookingState = StateOf<"booking">;

interface QuoteOfTyre {
  readonly id: number;
  readonly request_id: number;
  readonly state: QuoteState;
  readonly vehicle: { readonly id: number };
  readonly positions: readonly TyrePosition[];
}

interface BookingOfTyre {
  readonly id: number;
  readonly state: BookingState;
  readonly quote_id: number | null;
  readonly starts_at: string;
  readonly member: { readonly company_name: string };
}

/** Quotes that are open or booked, and bookings that are open. */
export interface CareSources {
  readonly quotes: readonly QuoteOfTyre[];
  readonly bookings: readonly BookingOfTyre[];
}

/** How far the replacement of a tyre has come. */
export type TyreCare =
  | { readonly kind: "none" }
  | { readonly kind: "asked" | "offered"; readonly requestId: number; readonly count: number }
  | { readonly kind: "requested" | "proposed" | "booked"; readonly booking: BookingOfTyre };

/** States of quotes and bookings that `careOf` reads. */
export const careQuoteStates: QuoteState[] = ["awaiting_member", "in_review", "awaiting_customer", "booked"];
export const careBookingStates: BookingState[] = ["awaiting_member", "awaiting_customer", "accepted"];

/** What is arranged for one tyre: a booking before quotes, quotes before a request. */
export function careOf({ quotes, bookings }: CareSources, vehicleId: number, position: TyrePosition): TyreCare {
  const ofTyre = quotes.filter((quote) => quote.vehicle.id === vehicleId && quote.positions.includes(position));
  const booking = bookings.find((one) => stageOf(one) && ofTyre.some((quote) => quote.id === one.quote_id));
  const stage = booking && stageOf(booking);
  if (booking && stage) return { kind: stage, booking };
  return (
    requestWith(ofTyre, "offered", ["awaiting_customer"]) ??
    requestWith(ofTyre, "asked", ["awaiting_member", "in_review"]) ?? { kind: "none" }
  );
}

function requestWith(
  quotes: readonly QuoteOfTyre[],
  kind: "asked" | "offered",
  states: readonly QuoteState[],
): TyreCare | null {
  const found = quotes.filter((quote) => states.includes(quote.state));
  const [first] = found;
  if (!first) return null;
  return {
    kind,
    requestId: first.request_id,
    count: found.filter((quote) => quote.request_id === first.request_id).length,
  };
}

function stageOf({ state }: BookingOfTyre): "requested" | "proposed" | "booked" | null {
  if (state === "awaiting_member") return "requested";
  if (state === "awaiting_customer") return "proposed";
  return state === "accepted" ? "booked" : null;
}
