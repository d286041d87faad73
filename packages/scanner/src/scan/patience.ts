import { type Connection, watchConnection } from "@treadclub/capture/connection";
import { type Trouble, passesByItself, troubleOf } from "./trouble.ts";

export interface Patience {
  readonly signal: AbortSignal;
  /** What is in the way at the moment; null when it is over. */
  readonly onTrouble?: (trouble: Trouble | null) => void;
  readonly connection?: Connection;
  readonly delayMs?: (failures: number) => number;
}

/**
 * Does the work again until it succeeds, as long as what is in the way passes by itself: no connection, a server that is down or busy.
 * Resumes at once when the connection or the page comes back. Throws whatever else the work throws, or the signal's reason.
 */
export async function patiently<Result>(work: () => Promise<Result>, options: Patience): Promise<Result> {
  const { signal, onTrouble, connection = watchConnection(), delayMs = backoffMs } = options;
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted();
    try {
      const result = await work();
      if (failures > 0) onTrouble?.(null);
      return result;
    } catch (error) {
      const trouble = troubleOf(error);
      if (signal.aborted || !passesByItself(trouble)) throw error;
      onTrouble?.(trouble);
      await connection.wait(delayMs(failures), signal);
    }
  }
}

/** 1, 2, 4 … 30 seconds, each up to a fifth longer or shorter, so that a crowd does not come back at once. */
const backoffMs = (failures: number): number => Math.min(30_000, 1000 * 2 ** failures) * (0.8 + 0.4 * Math.random());
