import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useRouteId } from "#kit/values.ts";
import { consumerPaths, type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";

export interface Driver {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  /** To another screen; `replace` leaves no way back to this one. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** The driver of this screen. Scans that an earlier page left unfinished go on, whichever screen is open. */
export function useDriver(idName: "id" | "consumer_id" = "consumer_id"): Driver {
  const consumerId = useRouteId(idName);
  const navigate = useNavigate();
  useScanQueue(consumerId);
  const paths = useMemo(() => consumerPaths(consumerId), [consumerId]);
  const go = useCallback((href: string, { replace = false } = {}) => void navigate({ href, replace }), [navigate]);
  return { consumerId, paths, go };
}
