import type { InputOf, Catalog } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

type ScanListBody = InputOf<Catalog["consumerGetScansListByConsumerId"]>["body"];

/** A driver's scans, newest first. */
export const useScans = (consumerId: number, body: ScanListBody = {}) =>
  useCall(
    "consumerGetScansListByConsumerId",
    { params: { id: String(consumerId) }, body: { sort: "-submitted_at", ...body } },
    { keepPrevious: true },
  );

export const useScan = (scanId: number) => useCall("consumerGetScanById", { params: { id: String(scanId) } });

export const useCredit = (consumerId: number) => useCall("getConsumerCredit", { params: { id: String(consumerId) } });
