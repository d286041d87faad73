import { hasEnded, isMissing } from "#entities/scan/measure/measurement-state.ts";
import type { MeasurementStatus } from "#entities/scan/measure/measurement-types.ts";
import type { Outcome } from "./returned.ts";

/** What the return page says first: each has a title and a text `scan.measure.return.<it>`. */
export type ReturnWord = "completed" | "read" | "unread" | "aborted" | "failed" | "leftOut";

/** From how the tyres stand; what the address claims counts only as long as nothing else is known, and for the reason of an end. */
export function returnWord(outcome: Outcome, statuses: readonly MeasurementStatus[] | null): ReturnWord {
  if (statuses === null) return outcome;
  const tyres = statuses.map((status) => ({ status }));
  const sent = tyres.filter((tyre) => !isMissing(tyre) && tyre.status !== "aborted");
  if (sent.length === 0 && outcome === "failed") return "failed";
  if (tyres.some(isMissing)) return "aborted";
  if (sent.length === 0) return "leftOut";
  if (!sent.every(hasEnded)) return "completed";
  return sent.every(({ status }) => status === "failed") ? "unread" : "read";
}
