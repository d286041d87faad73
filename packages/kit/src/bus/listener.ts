import pg from "pg";
import type { Notice } from "../db/deferred.ts";
import type { Log } from "../log.ts";

export interface ListenerOptions {
  readonly url: string;
  readonly channels: readonly string[];
  readonly applicationName: string;
  readonly log: Log;
  readonly onNotice: (notice: Notice) => void;
  /** Called each time the connection listens, before anybody relies on it. */
  readonly onListening: () => Promise<void>;
}

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** One connection that listens, renewed with growing, jittered pauses when it is lost. */
export async function openListener(options: ListenerOptions): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;
  const connect = async (): Promise<void> => {
    const next = makeClient(options);
    let hasEnded = false;
    next.once("end", () => {
      hasEnded = true;
      if (client !== next) return;
      client = null;
      renew();
    });
    try {
      await next.connect();
      await next.query(options.channels.map((name) => `listen ${pg.escapeIdentifier(name)}`).join("; "));
      await options.onListening();
      if (hasEnded || closed) throw new Error("The connection was lost while other processes were greeted");
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    failures = 0;
  };
  /** Only one attempt waits at a time: a failed connect ends its client, too. */
  const renew = (): void => {
    if (closed || timer !== undefined) return;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch(renew);
    }, pauseMs).unref();
  };
  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function makeClient({ url, applicationName, log, onNotice }: ListenerOptions): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: applicationName, keepAlive: true });
  client.on("error", (error) => log.warn({ error: error.message }, "the connection that listens was lost"));
  client.on("notification", ({ channel, payload = "" }) => onNotice({ channel, payload }));
  return client;
}
