import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { availabilityOf, type Availability } from "../db/availability.ts";
import { withSettings } from "../db/session-settings.ts";
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
  /** Called when a lost connection has been renewed: notices may have been missed. */
  readonly onRenewed: () => void;
}

const answerMs = 5_000;
const firstPauseMs = 250;
const longestPauseMs = 2_000;

/** One connection that listens. When it is lost, it waits until the database is there and connects again, one attempt at a time. */
export async function openListener(options: ListenerOptions): Promise<{ close(): Promise<void> }> {
  const availability = availabilityOf(options.url, options.log);
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let renewing: Promise<void> | null = null;
  const connect = async (): Promise<void> => {
    const next = makeClient(options, availability);
    let hasEnded = false;
    next.once("end", () => {
      hasEnded = true;
      if (client !== next) return;
      client = null;
      renew();
    });
    try {
      await next.connect();
      availability.watch(next);
      await next.query(options.channels.map((name) => `listen ${pg.escapeIdentifier(name)}`).join("; "));
      await options.onListening();
      if (hasEnded || stopping.signal.aborted)
        throw new Error("The connection was lost while other processes were greeted");
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  };
  const renew = (): void => {
    renewing ??= untilConnected(connect, availability, stopping.signal)
      .then(options.onRenewed)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          options.log.error({ error: String(error) }, "the listening connection was not renewed");
      })
      .finally(() => {
        renewing = null;
      });
  };
  await connect();
  return {
    async close() {
      stopping.abort();
      await renewing;
      await client?.end();
    },
  };
}

/** Rejects when the signal aborts. */
async function untilConnected(
  connect: () => Promise<void>,
  availability: Availability,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    availability.suspect();
    await availability.untilThere(signal);
    const isConnected = await connect().then(
      () => true,
      () => false,
    );
    if (isConnected) return;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
    await pause(pauseMs, undefined, { signal, ref: false });
  }
}

function makeClient({ url, applicationName, log, onNotice }: ListenerOptions, { openSocket }: Availability): pg.Client {
  const client = new pg.Client({
    ...withSettings(url),
    application_name: applicationName,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    stream: openSocket,
  });
  client.on("error", (error) => log.warn({ error: error.message }, "the connection that listens was lost"));
  client.on("notification", ({ channel, payload = "" }) => onNotice({ channel, payload }));
  return client;
}
