import type { Tone } from "#ui/tone.ts";
import type { ScanRow } from "./queries.ts";

/** As an administrator sees it: the next move on what waits for a review is theirs. */
export function scanTone(state: ScanRow["state"]): Tone {
  if (state === "awaiting_admin_review") return "turn";
  if (state === "completed") return "good";
  return state === "rejected" || state === "deleted" ? "neutral" : "waiting";
}
