import { useMemo } from "react";
import { useRouteId } from "#kit/values.ts";
import { consumerPaths, type ConsumerPaths } from "#things/consumer/consumer-paths.ts";
import { useScanDesk } from "#things/scan/use-scan-desk.ts";

export interface Driver {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
}

/** The driver of this screen. Scans that an earlier page left unfinished go on, whichever screen is open. */
export function useDriver(idName: "id" | "consumer_id" = "consumer_id"): Driver {
  const consumerId = useRouteId(idName);
  useScanDesk(consumerId);
  const paths = useMemo(() => consumerPaths(consumerId), [consumerId]);
  return { consumerId, paths };
}
