import { useEffect } from "react";
import { api } from "#kit/api.ts";
import { refetchAfter } from "#kit/entity-queries.ts";
import type { Scan } from "#entities/scan/scan-types.ts";

/** Marks a judged scan as seen once its driver looks at it, so that it is no news any more. */
export function useSeen(scan: Scan | undefined): void {
  const isNews = scan !== undefined && !scan.seen && (scan.state === "completed" || scan.state === "rejected");
  const id = isNews ? scan.id : null;
  useEffect(() => {
    if (id === null) return;
    // Without an answer it stays news, and the next look tries again.
    api.call("readScans", { body: { ids: [id] } }).then(
      () => refetchAfter("readScans"),
      () => undefined,
    );
  }, [id]);
}
