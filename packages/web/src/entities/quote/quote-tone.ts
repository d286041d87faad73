import type { Tone } from "#ui/tone.ts";
import type { QuoteState } from "./queries.ts";

/** Who looks at a state: what is the other side's turn only waits, what is one's own turn calls. */
export type Side = "member" | "consumer";

export function quoteTone(state: QuoteState, side: Side): Tone {
  if (state === "awaiting_member" || state === "in_review") return side === "member" ? "soon" : "waiting";
  if (state === "awaiting_customer") return side === "consumer" ? "soon" : "waiting";
  return state === "booked" ? "good" : "neutral";
}
