import { londonDay } from "@treadclub/rules/time";
import type { ScanView } from "./queries.ts";

/** The last result of a tyre before a scan. The history is in the order of the photos, which that of the numbers need not be. */
export function lastBefore({
  id,
  submitted_at,
  history,
}: Pick<ScanView, "id" | "submitted_at" | "history">): ScanView["history"][number] | undefined {
  const own = history.findIndex((one) => one.scan_id === id);
  if (own !== -1) return history.slice(0, own).at(-1);
  const day = londonDay(new Date(submitted_at));
  return history.findLast((one) => one.on_day <= day);
}
