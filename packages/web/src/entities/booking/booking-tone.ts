import type { Tone } from "#ui/tone.ts";
import type { BookingState } from "./queries.ts";

/** Quiet while it is the other side's turn. */
export function bookingTone(state: BookingState, side: "member" | "consumer"): Tone {
  if (state === "awaiting_member") return side === "member" ? "turn" : "waiting";
  if (state === "awaiting_customer") return side === "consumer" ? "turn" : "waiting";
  if (state === "accepted" || state === "done") return "good";
  return state === "no_show" ? "now" : "neutral";
}
