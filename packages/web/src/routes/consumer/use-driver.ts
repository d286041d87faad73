import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { stepsBehind } from "#kit/trail.ts";
import { useRouteId } from "#kit/values.ts";
import { consumerPaths, type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";

export interface Driver {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  /** To another screen; `replace` leaves no way back to this one. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
  /** From the last of some steps, whose addresses carry `mark`, to another screen: the way back leads to where they began. */
  readonly finish: (href: string, mark: string) => void;
}

/** The driver of this screen. Scans that an earlier page left unfinished go on, whichever screen is open. */
export function useDriver(idName: "id" | "consumer_id" = "consumer_id"): Driver {
  const consumerId = useRouteId(idName);
  const navigate = useNavigate();
  useScanQueue(consumerId);
  const paths = useMemo(() => consumerPaths(consumerId), [consumerId]);
  const go = useCallback((href: string, { replace = false } = {}) => void navigate({ href, replace }), [navigate]);
  const { history } = useRouter();
  const finish = useCallback(
    (href: string, mark: string) => {
      const steps = stepsBehind(history.location.state.__TSR_index, mark);
      if (steps === 0) return go(href, { replace: true });
      const stop = history.subscribe(() => {
        stop();
        go(href, { replace: true });
      });
      history.go(-steps);
    },
    [go, history],
  );
  return { consumerId, paths, go, finish };
}
