import pg from "pg";
import type { Log } from "../log.ts";
import { availabilityOf, type Availability } from "./availability.ts";
import { DatabaseAwayError, isRefusedWrite, markLost, markRefused } from "./away.ts";
import { withSettings, type SessionSettings } from "./session-settings.ts";

export interface PoolOptions {
  readonly url: string;
  readonly log: Log;
  /** The PostgreSQL schema of unqualified names; defaults to "public". */
  readonly schema?: string;
}

/** What the sessions of a pool are for. */
export interface PoolUse extends SessionSettings {
  /** PostgreSQL refuses to write, whatever it is asked. */
  readonly isReadOnly?: boolean;
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
  { defaults, fixed, isReadOnly = false }: PoolUse = {},
): pg.Pool {
  const availability = availabilityOf(url, log);
  // Dates inside JSON are written in the time zone of the session.
  const session = [
    "-c timezone=UTC",
    ...(schema === undefined ? [] : [`-c search_path=${schema}`]),
    ...(isReadOnly ? ["-c default_transaction_read_only=on"] : []),
    ...(fixed === undefined ? [] : [fixed]),
  ].join(" ");
  const pool = new pg.Pool({
    ...withSettings(url, { ...(defaults === undefined ? {} : { defaults }), fixed: session }),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds,
    stream: availability.openSocket,
    ...config,
  });
  guard(pool, availability);
  // An idle connection that PostgreSQL closes would otherwise end the process.
  pool.on("error", (error) => log.warn({ error: error.message }, "idle database connection lost"));
  // So would one that is lent out, between two statements of a transaction; its next statement fails by itself.
  pool.on("connect", (client) => {
    availability.watch(client);
    client.on("error", (error) => {
      markLost(error);
      if (!pool.ending) availability.suspect();
    });
    if (isReadOnly) return;
    client.connection.on("errorMessage", (error: unknown) => {
      if (!isRefusedWrite(error)) return;
      markRefused(error);
      availability.suspectMove();
    });
  });
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
