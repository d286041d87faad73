import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type ScanView = ReplyOf<Catalog["getScanById"]>;
export type ScanRow = ReplyOf<Catalog["getScansList"]>["list"][number];
export type ScanListBody = InputOf<Catalog["getScansList"]>["body"];

/** Links to photos work for 15 minutes: they are read again before. */
const freshLinksMs = 10 * 60_000;
/** As far as "next" looks ahead. */
const queueLength = 50;

export const useReviewScan = (scanId: number) =>
  useCall("getScanById", { params: { id: String(scanId) } }, { refetchMs: freshLinksMs });

/** Scans of everybody; those that wait come longest waiting first. */
export const useAllScans = (body: ScanListBody) => useCall("getScansList", { body }, { keepPrevious: true });

/** What waits, from the front. */
export const useQueue = () =>
  useCall("getScansList", { body: { per_page: queueLength, filters: { waiting: true } } }, { keepPrevious: true });
