import type { Tone } from "#ui/tone.ts";
import type { QuoteState } from "./queries.ts";

/** Who looks at a state. */
export type Side = "member" | "consumer";

/** Quiet while it is the other side's turn or being worked on; the clock beside it says what is late. */
export function quoteTone(state: QuoteState, side: Side): Tone {
  if (state === "in_review") return "waiting";
  if (state === "awaiting_member") return side === "member" ? "turn" : "waiting";
  if (state === "awaiting_customer") return side === "consumer" ? "turn" : "waiting";
  return state === "booked" ? "good" : "neutral";
}
