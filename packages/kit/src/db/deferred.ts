import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { JobName } from "../jobs/names.ts";
import { defineStatement, type PreparedText, type Statement } from "./statement.ts";

/** What other processes hear once a transaction has committed. */
export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

/** Writes the SQL that puts jobs into a queue; `jobs` is an array of `{data, startAfter?}` as JSON. */
export type JobInsert = (queue: JobName, jobs: SQL) => SQL;

/** Named data-modifying queries, which run together with those of all other parts. */
export type Queries = readonly (readonly [name: string, query: SQL])[];

/**
 * Something that operations leave behind (audit, history, notifications, jobs). Its rows are collected and written by one
 * statement right before the commit. `write` gets them as jsonb.
 */
export interface DeferredPart<R = unknown> {
  readonly name: string;
  readonly write: (rows: SQL, jobs: JobInsert) => Queries;
  /** Carries the row's type; never read at run time. */
  accepts?(row: R): void;
}

/** What a transaction leaves behind when it commits. */
export interface UnitOfWork {
  readonly rows: Map<DeferredPart, unknown[]>;
  readonly notices: Notice[];
  jobs: JobInsert | null;
}

export const openUnit = (): UnitOfWork => ({ rows: new Map(), notices: [], jobs: null });

/** Adds rows to a part of the transaction's unit of work. */
export function defer<R>(tx: { readonly unit: UnitOfWork }, part: DeferredPart<R>, rows: readonly R[]): void {
  if (rows.length === 0) return;
  const kept = tx.unit.rows.get(part);
  if (kept) kept.push(...rows);
  else tx.unit.rows.set(part, [...rows]);
}

/** Announces something to this and other processes once the transaction has committed; nothing when it does not. */
export function afterCommit(tx: { readonly unit: UnitOfWork }, notice: Notice): void {
  const { notices } = tx.unit;
  if (!notices.some(({ channel, payload }) => channel === notice.channel && payload === notice.payload))
    notices.push(notice);
}

type FlushParams = Readonly<Record<string, string>>;
type Flush = Statement<FlushParams, object>;
const noJobs: JobInsert = () => {
  throw new Error("This transaction has no queues");
};
const flushes = new WeakMap<JobInsert, Map<string, Flush>>();

/** Returns the one statement that writes everything that was deferred; null when nothing was. */
export function unitStatement(
  unit: UnitOfWork,
): { readonly prepared: PreparedText; readonly values: unknown[] } | null {
  if (unit.rows.size === 0) return null;
  const parts = [...unit.rows.keys()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (new Set(parts.map(({ name }) => name)).size < parts.length) throw new Error("Two parts have the same name");
  const params = Object.fromEntries(parts.map((part) => [part.name, JSON.stringify(unit.rows.get(part))]));
  return flushOf(unit.jobs ?? noJobs, parts).bind(params);
}

function flushOf(jobs: JobInsert, parts: readonly DeferredPart[]): Flush {
  const known = flushes.get(jobs) ?? new Map<string, Flush>();
  flushes.set(jobs, known);
  const key = parts.map(({ name }) => name).join();
  const flush = known.get(key) ?? flushStatement(parts, jobs);
  known.set(key, flush);
  return flush;
}

const flushStatement = (parts: readonly DeferredPart[], jobs: JobInsert): Flush =>
  defineStatement<FlushParams>()((p) => ({
    fields: { written: sql<number>`1` },
    text: (columns) =>
      sql`with ${sql.join(
        parts
          .flatMap((part) => part.write(sql`${p[part.name]}::jsonb`, jobs))
          .map(([name, query]) => sql`${sql.identifier(name)} as (${query})`),
        sql`, `,
      )} select ${columns}`,
  }));

type RowFor<T extends PgTable, K extends keyof T["$inferInsert"]> = Required<Pick<T["$inferInsert"], K>>;

/** A part that inserts its rows into a table: the columns by the names of their fields. */
export function deferredInsert<T extends PgTable, const K extends keyof T["$inferInsert"] & string>(
  name: string,
  table: T,
  columns: Readonly<Record<K, PgColumn>>,
): DeferredPart<RowFor<T, K>> {
  return { name, write: (rows) => [[name, insertOf(table, columns, rows)]] };
}

/** `insert into table (…) select … from` the rows of a part. */
export function insertOf(table: PgTable, columns: Readonly<Record<string, PgColumn>>, rows: SQL): SQL {
  const named = Object.entries(columns);
  return sql`insert into ${table} (${list(named.map(([, column]) => columnName(column)))}) select ${list(
    named.map(([field]) => sql`r.${sql.identifier(field)}`),
  )} from jsonb_to_recordset(${rows}) as r (${recordOf(columns)})`;
}

/** The record type of a part's rows: `"createdAt" timestamp with time zone, …`. */
export const recordOf = (columns: Readonly<Record<string, PgColumn>>): SQL =>
  list(Object.entries(columns).map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`));

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
/** Drizzle writes a column with its table, which an insert does not take. */
export const columnName = (column: PgColumn): SQL => sql`${sql.identifier(snake(column.name))}`;
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
