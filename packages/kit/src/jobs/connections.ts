import { availabilityOf } from "../db/availability.ts";
import { openPool, type PoolOptions } from "../db/pool.ts";

export interface QueueConnections {
  /** Runs a statement of the library. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Statements that wait for the database, and those to come while it is away, fail from here on. */
  stopWaiting(): void;
  close(): Promise<void>;
}

/** The connections of the queues. While the database is away statements wait, so that workers neither fail nor ask again and again. */
export function openQueueConnections({ url, log }: PoolOptions): QueueConnections {
  const availability = availabilityOf(url, log);
  const pool = openPool({ url, log }, { max: 4, application_name: "treadclub jobs" });
  const stopping = new AbortController();
  return {
    async executeSql(text, values) {
      await availability.untilThere(stopping.signal);
      return pool.query(text, values);
    },
    stopWaiting: () => stopping.abort(),
    close: () => pool.end(),
  };
}
