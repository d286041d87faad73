import pg from "pg";
import { availabilityOf, type Availability } from "../db/availability.ts";
import { withSettings } from "../db/session-settings.ts";
import { DatabaseAwayError } from "../db/away.ts";

/** A statement that hangs longer takes the connection with it. */
const statementMs = 5_000;

export interface LockSession {
  /** Returns the connection that now holds the lock; null when it is taken. Throws DatabaseAwayError. */
  tryLock(id: string): Promise<pg.Client | null>;
  unlock(holder: pg.Client, id: string): Promise<void>;
  /** Asks the holder of a lock, in whatever process, to let go. */
  ask(channel: string, id: string): Promise<void>;
  close(): Promise<void>;
}

/** One connection for all advisory locks of the process, opened when needed, renewed when lost; `onLost` hears once of each. */
export function openLockSession(url: string, onLost: (lost: pg.Client) => void): LockSession {
  const { open, query, close } = openLine(url, availabilityOf(url), onLost);
  return {
    async tryLock(id) {
      const client = await open();
      const isHeld = await query(client, "select pg_try_advisory_lock(hashtextextended($1, 1)) as yes", [id]);
      return isHeld ? client : null;
    },
    async unlock(holder, id) {
      await query(holder, "select pg_advisory_unlock(hashtextextended($1, 1)) as yes", [id]);
    },
    async ask(channel, id) {
      const client = await open();
      await query(client, "select pg_notify($1, $2)", [channel, id]);
    },
    close,
  };
}

function openLine(url: string, availability: Availability, onLost: (lost: pg.Client) => void) {
  let opening: Promise<pg.Client> | null = null;
  let live: pg.Client | null = null;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<pg.Client> {
    const client = makeClient(url, availability);
    try {
      await client.connect();
    } catch (error) {
      opening = null;
      client.end().catch(() => undefined);
      availability.suspect();
      throw new DatabaseAwayError(error);
    }
    availability.watch(client);
    client.once("end", () => drop(client));
    live = client;
    return client;
  }

  async function open(): Promise<pg.Client> {
    if (isClosed || availability.isAway()) throw new DatabaseAwayError();
    opening ??= connect();
    return opening;
  }

  function drop(client: pg.Client): void {
    if (live !== client) return;
    live = null;
    opening = null;
    client.end().catch(() => undefined);
    availability.suspect();
    onLost(client);
  }

  /** True when the connection answered yes. Statements take turns; one that fails ends the connection. */
  function query(client: pg.Client, sql: string, values: string[]): Promise<boolean> {
    const answer = last.then(async () => {
      if (live !== client) return false;
      const result = await client.query<{ yes: boolean }>(sql, values).catch(() => null);
      if (!result) drop(client);
      return result?.rows[0]?.yes === true;
    });
    last = answer;
    return answer;
  }

  async function close(): Promise<void> {
    isClosed = true;
    const client = await opening?.catch(() => null);
    live = null;
    await client?.end();
  }

  return { open, query, close };
}

function makeClient(url: string, { openSocket }: Availability): pg.Client {
  const client = new pg.Client({
    ...withSettings(url),
    connectionTimeoutMillis: statementMs,
    query_timeout: statementMs,
    stream: openSocket,
  });
  // The end that follows says it all.
  client.on("error", () => undefined);
  return client;
}
