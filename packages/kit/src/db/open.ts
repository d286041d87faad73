import { drizzle, NodePgSession, NodePgTransaction, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { CommitUnknownError, isLostOnTheWay, isWriteRefusal } from "./away.ts";
import { openUnit, unitStatement, type Notice, type UnitOfWork } from "./deferred.ts";
import { instrument, runnerOf } from "./named.ts";
import { openPool, type PoolOptions, type PoolUse } from "./pool.ts";
import type { StatementRunner } from "./statement.ts";

type Db = NodePgDatabase<Record<string, never>>;
type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

/** The handle of a read: PostgreSQL itself refuses to write through it. */
export type ReadDb = Pick<
  Db,
  "select" | "selectDistinct" | "selectDistinctOn" | "execute" | "$with" | "with" | "$count"
> &
  StatementRunner;
/** The handle of a write: a transaction, never the pool. */
export type WriteDb = Omit<Transaction, "transaction" | "rollback"> & StatementRunner & { readonly unit: UnitOfWork };

export interface Database {
  readonly read: ReadDb;
  /** For start-up code, jobs and infrastructure of the kit; operations get a transaction. */
  readonly pool: pg.Pool;
  /**
   * Runs in a transaction; what the operation deferred is written by one statement that goes out with the commit.
   * Errors: CommitUnknownError when the connection is lost during the commit.
   */
  transaction<T>(run: (tx: WriteDb) => Promise<T>): Promise<T>;
  /** Hears what committed transactions announce; returns the function that stops it. */
  onCommitted(listener: CommitListener): () => void;
  /** Opens a few connections of their own, for what must not wait until a transaction gives one back. */
  openRunner(connections: number): StatementRunner & { close(): Promise<void> };
  close(): Promise<void>;
}

export type CommitListener = (notices: readonly Notice[]) => void;

export interface DatabaseOptions extends PoolOptions {
  readonly poolSize?: number;
  /** How long a statement that reads may take, 15 seconds when left out; lists and views take milliseconds. */
  readonly readMs?: number;
  /** Hears each statement that the pools send, `begin` and `commit` included. */
  readonly onQuery?: (sql: string) => void;
}

/** One slow read must not take every core. Random pages cost little where there are no disk heads. */
const readSettings = (readMs: number): PoolUse => ({
  defaults: `-c random_page_cost=1.1 -c statement_timeout=${readMs} -c max_parallel_workers_per_gather=0`,
  isReadOnly: true,
});

/** Opens the pools of a process: one for writes, one whose sessions are read-only. */
export function openDatabase(options: DatabaseOptions): Database {
  const max = options.poolSize ?? 10;
  const pool = openStatementPool(options, max, { fixed: "-c plan_cache_mode=force_generic_plan" });
  const readPool = openStatementPool(options, max, readSettings(options.readMs ?? 15_000));
  // The library remembers column names by the name of a table, which two services may share: each has its own.
  const dialect = new PgDialect({ casing: "snake_case" });
  const listeners = new Set<CommitListener>();
  return {
    read: Object.assign(drizzle(readPool, { casing: "snake_case" }), runnerOf(readPool)),
    pool,
    async transaction(run) {
      const { result, notices } = await committed(pool, dialect, run);
      if (notices.length > 0) for (const listener of listeners) listener(notices);
      return result;
    },
    onCommitted(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    openRunner(connections) {
      const own = openStatementPool(options, connections);
      return { ...runnerOf(own), close: () => own.end() };
    },
    close: async () => {
      await Promise.all([pool.end(), readPool.end()]);
    },
  };
}

/**
 * `begin` travels with the first statement and `commit` with the last one, which writes what was deferred:
 * the connections are in pipeline mode, so neither costs a round trip of its own.
 */
async function committed<T>(
  pool: pg.Pool,
  dialect: PgDialect,
  run: (tx: WriteDb) => Promise<T>,
): Promise<{ result: T; notices: readonly Notice[] }> {
  const client = await pool.connect();
  let broken: unknown;
  let isCommitting = false;
  try {
    const begun = client.query("begin");
    begun.catch(() => undefined);
    const unit = openUnit();
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
    const transaction: Transaction = new NodePgTransaction(dialect, session, undefined);
    const tx = Object.assign(transaction, runnerOf(client), { unit });
    const result = await run(tx);
    // Made before anything is sent: a commit that follows would keep half of a transaction whose last statement cannot be made.
    const last = unitStatement(unit);
    const written = last === null ? null : tx.fetch(last.prepared, last.values);
    isCommitting = true;
    const [end] = await Promise.all([client.query("commit"), begun, written]);
    // A failed statement whose error the operation swallowed ends in a rollback that the server does not call an error.
    if (end.command !== "COMMIT") throw new Error("The transaction was rolled back: one of its statements had failed");
    return { result, notices: unit.notices };
  } catch (error) {
    await client.query("rollback").catch((cause: unknown) => {
      broken = cause;
    });
    // The session may lead to a server that was the primary once.
    if (isWriteRefusal(error)) broken ??= error;
    throw isCommitting && isLostOnTheWay(error) ? new CommitUnknownError(error) : error;
  } finally {
    client.release(broken instanceof Error ? broken : undefined);
  }
}

/** Statements that are sent without waiting share a round trip. The types of `pg` do not know the option yet. */
const pipelined: pg.PoolConfig & { readonly pipeline: true } = { pipeline: true };

function openStatementPool(options: DatabaseOptions, max: number, use?: PoolUse): pg.Pool {
  const pool = openPool(options, { ...pipelined, max }, use);
  pool.on("connect", (client) => instrument(client, options.onQuery));
  return pool;
}
