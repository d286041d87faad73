import { useState } from "react";
import { useAction, useCall } from "#kit/queries.ts";
import { hasEnded } from "./measurement-state.ts";

const followMs = 5_000;

/** A measurement of one's own. What changes is told live; a page that follows it asks too, until nothing more will come. */
export function useMeasurement(sessionId: number, following = false) {
  const [ended, setEnded] = useState(false);
  const query = useCall(
    "getMeasurementSession",
    { params: { id: String(sessionId) } },
    { ...(following && !ended && { refetchMs: followMs }) },
  );
  const isEnded = query.data?.scans.every(hasEnded) ?? false;
  if (isEnded !== ended) setEnded(isEnded);
  return query;
}

const changed = [
  "getMeasurementSession",
  "consumerGetScansListByConsumerId",
  "consumerGetScanById",
  "getConsumerCredit",
  "allUserVehicles",
] as const;

export const useRefreshMeasurement = () =>
  useAction("refreshMeasurementSession", { quiet: true, invalidates: changed });
export const useLeaveMeasurement = () => useAction("cancelMeasurementSession", { invalidates: changed });
export const useDriverMeasurement = () => useAction("consumerCreateAnylineTyreScan", { invalidates: changed });
export const useMemberMeasurement = () => useAction("memberCreateAnylineTyreScan", { invalidates: changed });
