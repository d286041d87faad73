import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log.ts";
import { nameStatements } from "./named.ts";

type Db = NodePgDatabase<Record<string, never>>;
type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** The handle of a read: PostgreSQL itself refuses to write through it. */
export type ReadDb = Pick<
  Db,
  "select" | "selectDistinct" | "selectDistinctOn" | "execute" | "$with" | "with" | "$count"
>;
/** The handle of a write: a transaction, never the pool. */
export type WriteDb = Omit<Transaction, "transaction" | "rollback">;

export interface Database {
  readonly read: ReadDb;
  /** For start-up code, jobs and infrastructure of the kit; operations get a transaction. */
  readonly pool: pg.Pool;
  transaction<T>(run: (tx: WriteDb) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly log: Log;
  readonly poolSize?: number;
  /** The PostgreSQL schema that unqualified names stand for; "public" when left out. */
  readonly schema?: string;
  readonly onQuery?: (sql: string) => void;
}

/** Opens the pools of a process: one for writes, one whose sessions are read-only. */
export function openDatabase(options: DatabaseOptions): Database {
  const max = options.poolSize ?? 10;
  const pool = openPool(options, { max });
  const readPool = openPool(options, { max }, "-c default_transaction_read_only=on");
  const settings = {
    casing: "snake_case" as const,
    ...(options.onQuery ? { logger: { logQuery: options.onQuery } } : {}),
  };
  const write = drizzle(pool, settings);
  return {
    read: drizzle(readPool, settings),
    pool,
    transaction: (run) => committed(pool, write, run),
    close: async () => {
      await Promise.all([pool.end(), readPool.end()]);
    },
  };
}

/** What is told to other processes when a transaction commits. */
export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

const notices = new WeakMap<WriteDb, Notice[]>();

/** Tells other processes once the transaction has committed; nothing is told when it does not. */
export function afterCommit(tx: WriteDb, notice: Notice): void {
  notices.get(tx)?.push(notice);
}

/**
 * NOTIFY inside the transaction would make all commits wait for each other, so it is sent right after.
 * A process that dies in between keeps a hint back, never an effect.
 */
async function committed<T>(pool: pg.Pool, write: Db, run: (tx: WriteDb) => Promise<T>): Promise<T> {
  const told: Notice[] = [];
  const result = await write.transaction((tx) => {
    notices.set(tx, told);
    return run(tx);
  });
  if (told.length > 0)
    await pool.query(
      "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)",
      [told.map((notice) => notice.channel), told.map((notice) => notice.payload)],
    );
  return result;
}

/** Connections to the database of a process, which survive the loss of one. */
export function openPool(
  options: Pick<DatabaseOptions, "url" | "log" | "schema">,
  config: pg.PoolConfig,
  settings = "",
): pg.Pool {
  const schema = options.schema === undefined ? "" : `-c search_path=${options.schema}`;
  const pool = new pg.Pool({
    ...withSettings(options.url, [schema, settings]),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...config,
  });
  pool.on("connect", nameStatements);
  // An idle connection that PostgreSQL closes would otherwise end the process.
  pool.on("error", (error) => options.log.warn({ error: error.message }, "idle database connection lost"));
  // So would one that is lent out, between two statements of a transaction; its next statement fails by itself.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** `options` in the address itself would stand in for ours: they go along in front of them. */
function withSettings(url: string, ours: readonly string[]): Pick<pg.PoolConfig, "connectionString" | "options"> {
  const address = URL.parse(url);
  const theirs = address?.searchParams.get("options") ?? "";
  const options = [theirs, ...ours].filter((part) => part !== "").join(" ");
  if (address === null || theirs === "")
    return options === "" ? { connectionString: url } : { connectionString: url, options };
  address.searchParams.delete("options");
  return { connectionString: address.href, options };
}
