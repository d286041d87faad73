import type { Tone } from "#ui/tone.ts";
import type { ScanRow } from "./queries.ts";

/** As an administrator sees it: what waits for a reviewer calls. */
export function scanTone(state: ScanRow["state"]): Tone {
  if (state === "awaiting_admin_review") return "soon";
  if (state === "completed") return "good";
  return state === "rejected" || state === "deleted" ? "neutral" : "waiting";
}
