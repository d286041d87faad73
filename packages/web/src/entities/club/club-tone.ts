import type { Tone } from "#ui/tone.ts";
import type { ClubView } from "./queries.ts";

type Standing = Pick<ClubView, "state" | "active">;

export function clubTone({ state, active }: Standing): Tone {
  if (state === "awaiting_moderation") return "waiting";
  if (state === "approved") return active ? "good" : "neutral";
  return state === "declined" ? "now" : "neutral";
}
