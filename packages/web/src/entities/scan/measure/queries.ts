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

export const useRefreshMeasurement = () => useAction("refreshMeasurementSession", { quiet: true });
export const useLeaveMeasurement = () => useAction("cancelMeasurementSession");
export const useDriverMeasurement = () => useAction("consumerCreateAnylineTyreScan");
export const useMemberMeasurement = () => useAction("memberCreateAnylineTyreScan");
