import { useEffect } from "react";

import { api } from "#kit/api.ts";
import { callWith } from "#kit/cast.ts";
import { randomId } from "#kit/random.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";

/** Well within the three minutes after which the server forgets it. */
const repeatMs = 60_000;

/**
 * Says that the reviewer has a scan open, again and again while the page is to be seen, and lets it go on leaving. Without an
 * answer nothing is lost: a claim only keeps colleagues from the same work.
 */
export function useClaim({ calls }: Reviewer, scanId: number, canReview: boolean): void {
  useEffect(() => {
    if (!canReview) return;
    const announce = (held: boolean): void => {
      if (held && document.visibilityState !== "visible") return;
      const input = { params: { id: String(scanId) }, body: { held } };
      callWith(api, calls.claim, input, { idempotencyKey: randomId(24) }).catch(() => undefined);
    };
    announce(true);
    const timer = setInterval(() => announce(true), repeatMs);
    return () => {
      clearInterval(timer);
      announce(false);
    };
  }, [calls, scanId, canReview]);
}
