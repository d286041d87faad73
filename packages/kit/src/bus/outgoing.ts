import type pg from "pg";
import type { Notice } from "../db/deferred.ts";
import type { Log } from "../log.ts";

const mostAtOnce = 500;
/** The comment tells it apart from the work of a call, in logs and in statement counts. */
const notifySql =
  "/* notices */ select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)";

/** Sends notices to other processes: those that come while some are on their way go together. */
export function openOutgoing(
  pool: Pick<pg.Pool, "query">,
  log: Log,
): { send(notices: readonly Notice[]): void; close(): Promise<void> } {
  const waiting: Notice[] = [];
  let sending: Promise<void> | null = null;
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      await pool
        .query(notifySql, [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)])
        // A notice is a hint: whoever misses it looks by itself a little later.
        .catch((error: unknown) => log.warn({ error: String(error) }, "notices to other processes were not sent"));
    }
    sending = null;
  };
  return {
    send(notices) {
      waiting.push(...notices);
      sending ??= drain();
    },
    close: async () => {
      await sending;
    },
  };
}
