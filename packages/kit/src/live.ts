import pg from "pg";
import type { LiveChange } from "./context.ts";
import { afterCommit, type WriteDb } from "./db/open.ts";
import type { Log } from "./log.ts";

const channel = "treadclub_live";
type Listener = (payload: string) => void;

export interface Bus {
  /** Hears what any process tells on a channel; answers the function that ends it. */
  hear(channel: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/** Tells other processes, when the transaction commits. */
export const tell = async (db: WriteDb, onChannel: string, payload: string): Promise<void> =>
  afterCommit(db, { channel: onChannel, payload });

/** Shows a change to users who are looking; a message between processes holds at most 8000 bytes, so to 500 of them at a time. */
export async function tellLive(db: WriteDb, change: LiveChange): Promise<void> {
  for (let from = 0; from < change.userIds.length; from += 500)
    await tell(db, channel, JSON.stringify({ ...change, userIds: change.userIds.slice(from, from + 500) }));
}

/** Listens on PostgreSQL with one connection, which is renewed when it is lost. */
export async function openBus(options: { url: string; channels: readonly string[]; log: Log }): Promise<Bus> {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | null = null;
  let closed = false;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: options.url });
    next.on("error", (error) => options.log.warn({ error: error.message }, "live connection lost"));
    next.on("end", () => {
      if (!closed) setTimeout(() => void reconnect(), 500).unref();
    });
    next.on("notification", (message) => {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload ?? "");
    });
    await next.connect();
    for (const name of [...options.channels, channel]) await next.query(`listen ${pg.escapeIdentifier(name)}`);
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    if (closed) return;
    await connect().catch(() => setTimeout(() => void reconnect(), 1000).unref());
  };
  await connect();
  return {
    hear(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => set.delete(listener);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

/** Hears the live changes of one user. */
export function hearUser(
  bus: Bus,
  userId: number,
  listener: (change: { topic: string; id: number | null }) => void,
): () => void {
  return bus.hear(channel, (payload) => {
    const change: unknown = JSON.parse(payload);
    if (isChange(change) && change.userIds.includes(userId)) listener({ topic: change.topic, id: change.id });
  });
}

const isChange = (value: unknown): value is LiveChange =>
  typeof value === "object" && value !== null && "userIds" in value && Array.isArray(value.userIds);
