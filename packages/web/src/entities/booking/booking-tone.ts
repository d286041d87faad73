import type { Tone } from "#ui/tone.ts";
import type { BookingState } from "./queries.ts";

/** What is the other side's turn only waits, what is one's own turn calls. */
export function bookingTone(state: BookingState, side: "member" | "consumer"): Tone {
  if (state === "awaiting_member") return side === "member" ? "soon" : "waiting";
  if (state === "awaiting_customer") return side === "consumer" ? "soon" : "waiting";
  if (state === "accepted" || state === "done") return "good";
  return state === "no_show" ? "now" : "neutral";
}
