export interface Pause {
  /** Milliseconds until the next try is due; 0: now. */
  leftMs(now: Date): number;
  /** A try that began then came to nothing; the other side may have said how long to wait. */
  failed(startedAt: Date, now: Date, askedSeconds?: number | null): void;
  /** A try that began then was answered. */
  answered(startedAt: Date): void;
}

const firstMs = 2000;
const longestAskedMs = 3_600_000;

/** Doubles from 2 s up to `mostMs` with every failure in a row; a pause that was asked for is kept up to an hour. */
export function openPause(mostMs: number): Pause {
  let failures = 0;
  let since = 0;
  let until = 0;
  return {
    leftMs: (now) => Math.max(0, until - now.getTime()),
    failed(startedAt, now, askedSeconds = null) {
      // Tries that were under way together fail together: that is one failure.
      if (startedAt.getTime() >= since) {
        failures += 1;
        since = now.getTime();
      }
      const own = Math.min(mostMs, firstMs * 2 ** (failures - 1));
      const asked = Math.min(longestAskedMs, (askedSeconds ?? 0) * 1000);
      until = Math.max(until, now.getTime() + Math.max(own, asked));
    },
    answered(startedAt) {
      if (startedAt.getTime() < since) return;
      failures = 0;
      until = 0;
    },
  };
}
