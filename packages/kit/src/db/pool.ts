import pg from "pg";
import type { Log } from "../log.ts";
import { availabilityOf, type Availability } from "./availability.ts";
import { DatabaseAwayError, markLost } from "./away.ts";

export interface PoolOptions {
  readonly url: string;
  readonly log: Log;
  /** The PostgreSQL schema that unqualified names stand for; "public" when left out. */
  readonly schema?: string;
}

/** Settings of each session, as the server takes them on its command line. */
export interface SessionSettings {
  /** The address of the database may say otherwise. */
  readonly defaults?: string;
  readonly fixed?: string;
}

/** What PostgreSQL keeps for a connection, such as plans, only grows. */
const maxLifetimeSeconds = 1800;

/**
 * Connections to the database of a process, which survive the loss of one. While the database is away none is asked for:
 * whoever wants one gets a DatabaseAwayError at once.
 */
export function openPool(
  { url, log, schema }: PoolOptions,
  config: pg.PoolConfig,
  { defaults = "", fixed = "" }: SessionSettings = {},
): pg.Pool {
  const availability = availabilityOf(url, log);
  // Dates inside JSON are written in the time zone of the session.
  const session = `-c timezone=UTC${schema === undefined ? "" : ` -c search_path=${schema}`} ${fixed}`.trimEnd();
  const pool = new pg.Pool({
    ...withSettings(url, { defaults, fixed: session }),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds,
    stream: availability.openSocket,
    ...config,
  });
  guard(pool, availability);
  availability.watch(pool);
  // An idle connection that PostgreSQL closes would otherwise end the process.
  pool.on("error", (error) => log.warn({ error: error.message }, "idle database connection lost"));
  // So would one that is lent out, between two statements of a transaction; its next statement fails by itself.
  pool.on("connect", (client) =>
    client.on("error", (error) => {
      markLost(error);
      if (!pool.ending) availability.suspect();
    }),
  );
  return pool;
}

type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: (error?: Error | boolean) => void,
) => void;

/** The pool asks itself by callback when it runs a lone statement. */
function guard(pool: pg.Pool, availability: Availability): void {
  const connect: unknown = Reflect.get(pool, "connect");
  if (typeof connect !== "function") throw new TypeError("A pool connects");
  const failed = (cause: unknown): DatabaseAwayError => {
    availability.suspect();
    return new DatabaseAwayError(cause);
  };
  Object.assign(pool, {
    connect: (connected?: Connected): unknown => {
      if (availability.isAway()) {
        if (connected) return connected(new DatabaseAwayError());
        return Promise.reject(new DatabaseAwayError());
      }
      if (connected)
        return Reflect.apply(connect, pool, [
          (error: Error | undefined, ...rest: [pg.PoolClient?, (() => void)?]) =>
            connected(error && failed(error), ...rest),
        ]);
      const opened: unknown = Reflect.apply(connect, pool, []);
      return opened instanceof Promise ? opened.catch((error: unknown) => Promise.reject(failed(error))) : opened;
    },
  });
}

/** `options` in the address itself would stand in for ours: they go along, behind what they may change. */
function withSettings(
  url: string,
  { defaults, fixed }: Required<SessionSettings>,
): Pick<pg.PoolConfig, "connectionString" | "options"> {
  const address = URL.parse(url);
  const theirs = address?.searchParams.get("options") ?? "";
  const options = [defaults, theirs, fixed].filter((part) => part !== "").join(" ");
  if (address === null || theirs === "") return { connectionString: url, options };
  address.searchParams.delete("options");
  return { connectionString: address.href, options };
}
