import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";

export type ScanView = ReplyOf<Catalog["getScanById"]>;
export type ScanRow = ReplyOf<Catalog["getScansList"]>["list"][number];
export type ScanListBody = InputOf<Catalog["getScansList"]>["body"];

/** Links to photos work for 15 minutes: they are read again before. */
const freshLinksMs = 10 * 60_000;
/** As far as "next" looks ahead. */
const queueLength = 50;

export const useReviewScan = ({ calls }: Reviewer, scanId: number, { enabled = true } = {}) =>
  useCall(calls.one, { params: { id: String(scanId) } }, { refetchMs: freshLinksMs, enabled });

/** The scans that a reviewer may see; those that wait come longest waiting first. */
export const useScans = ({ calls }: Reviewer, body: ScanListBody) =>
  useCall(calls.list, { body }, { keepPrevious: true });

/** What waits and nobody else has open, from the front. */
export function useQueue(reviewer: Reviewer) {
  const found = useScans(reviewer, { per_page: queueLength, filters: { waiting: true } }).data;
  return found && { rows: found.list.filter(({ claimed }) => claimed === null), count: found.total_count };
}
