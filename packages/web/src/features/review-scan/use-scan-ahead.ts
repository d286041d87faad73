import { useEffect } from "react";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { useReviewScan } from "./queries.ts";

/** Reads the next scan before anybody goes there, and its photos: links are the same for five minutes, so the page finds them loaded. */
export function useScanAhead(reviewer: Reviewer, nextId: number | null): void {
  const photos = useReviewScan(reviewer, nextId ?? 0, { enabled: nextId !== null }).data?.photos;
  useEffect(() => {
    for (const { url } of photos ?? []) {
      const image = new Image();
      image.src = url;
      // Decoded as well, which takes longer than the way on. A photo that cannot be shown is told where it is shown.
      image.decode().catch(() => undefined);
    }
  }, [photos]);
}
