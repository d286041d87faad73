import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { WriteCtx } from "./context.ts";
import { columnName, defer, deferredInsert, insertOf } from "./db/deferred.ts";
import { defineStatement, type Statement } from "./db/statement.ts";
import { historyColumns, stateHistory } from "./tables.ts";

interface StateTable extends PgTable {
  readonly id: PgColumn;
  readonly state: PgColumn;
}

export interface MoveRule<S extends string> {
  readonly from: readonly S[];
  readonly to: S;
  /** Who makes the move, in words; for the generated diagrams. */
  readonly who: string;
}

export interface Machine<S extends string, E extends string, T extends StateTable = StateTable> {
  readonly name: string;
  readonly table: T;
  readonly initial: S;
  readonly states: readonly S[];
  readonly moves: Readonly<Record<E, MoveRule<S>>>;
}

/** Declares a state machine. Throws at start when a target is unknown or a state cannot be reached. */
export function defineMachine<const S extends string, const E extends string, T extends StateTable>(
  machine: Machine<S, E, T>,
): Machine<S, E, T> {
  const reached = new Set<S>([machine.initial]);
  const rules = Object.values<MoveRule<S>>(machine.moves);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const rule of rules) if (rule.from.some((state) => reached.has(state))) reached.add(rule.to);
  }
  for (const state of [...rules.flatMap((rule) => [...rule.from, rule.to]), machine.initial])
    if (!machine.states.includes(state)) throw new Error(`Machine ${machine.name}: unknown state ${state}`);
  for (const state of machine.states)
    if (!reached.has(state)) throw new Error(`Machine ${machine.name}: state ${state} cannot be reached`);
  return machine;
}

/** Whether an event is possible in a state. */
export const canMove = <S extends string, E extends string>(
  machine: Machine<S, E>,
  state: S,
  event: NoInfer<E>,
): boolean => machine.moves[event].from.includes(state);

/** What a move may write besides the state: columns of the machine's table, by the names of their fields. */
export type ColumnsOf<T extends StateTable> = Readonly<Partial<Omit<T["$inferInsert"], "id" | "state">>>;

/** `C` without a name that is no column, also where it comes out of a variable, whose excess the compiler lets pass. */
type OnlyColumns<C, T extends StateTable> = C & Readonly<Record<Exclude<keyof C, keyof ColumnsOf<T>>, never>>;

/** Columns that a move raises by one, each in its own row: versions. */
type Counted<T extends StateTable> = readonly (keyof ColumnsOf<T> & string)[];

/**
 * Moves records by an event: one conditional UPDATE that writes `set` as well; the history rows go with the unit of work.
 * Every id must be in a state that the event leaves, else STATE_CONFLICT.
 */
export async function move<S extends string, E extends string, T extends StateTable, C extends ColumnsOf<NoInfer<T>>>(
  ctx: WriteCtx<"STATE_CONFLICT">,
  machine: Machine<S, E, T>,
  ids: number | readonly number[],
  event: NoInfer<E>,
  set?: OnlyColumns<C, NoInfer<T>>,
): Promise<void> {
  const wanted = typeof ids === "number" ? [ids] : ids;
  const moved = await tryMove(ctx, machine, wanted, event, set);
  if (moved.length !== new Set(wanted).size) throw ctx.fail("STATE_CONFLICT");
}

/** Like `move`, for jobs and follow-ups: moves those that can be moved and returns their ids. */
export async function tryMove<
  S extends string,
  E extends string,
  T extends StateTable,
  C extends ColumnsOf<NoInfer<T>>,
>(
  ctx: WriteCtx,
  machine: Machine<S, E, T>,
  ids: readonly number[],
  event: NoInfer<E>,
  set?: OnlyColumns<C, NoInfer<T>>,
  counted: Counted<NoInfer<T>> = [],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { to } = machine.moves[event];
  const columns = Object.entries<unknown>(set ?? {});
  const names = columns.map(([name]) => name);
  const before = await moveStatement(machine, event, { names, counted }).all(ctx.db, {
    ids: [...ids],
    ...Object.fromEntries(columns.map(([name, value]) => [`set_${name}`, encoded(machine.table, name, value)])),
  });
  recordHistory(
    ctx,
    before.map((row) => ({
      machine: machine.name,
      thingId: Number(row.id),
      event,
      fromState: String(row.state),
      toState: to,
    })),
  );
  return before.map((row) => Number(row.id));
}

/** The history row of a record that has just been made. */
export function begun(
  ctx: WriteCtx,
  machine: Machine<string, string>,
  ids: number | readonly number[],
  event = "create",
): void {
  const all = typeof ids === "number" ? [ids] : ids;
  recordHistory(
    ctx,
    all.map((thingId) => ({ machine: machine.name, thingId, event, fromState: null, toState: machine.initial })),
  );
}

/** The state that an event leads a new record to; `begunBy` writes its history. */
export function stateAfter<S extends string, E extends string>(machine: Machine<S, E>, event: NoInfer<E>): S {
  const { from, to } = machine.moves[event];
  if (!from.includes(machine.initial))
    throw new Error(`Machine ${machine.name}: ${event} does not leave ${machine.initial}`);
  return to;
}

/** The history of records that have just been inserted in the state of `stateAfter`. */
export function begunBy<S extends string, E extends string>(
  ctx: WriteCtx,
  machine: Machine<S, E>,
  ids: readonly number[],
  event: NoInfer<E>,
): void {
  begun(ctx, machine, ids);
  const change = { machine: machine.name, event, fromState: machine.initial, toState: stateAfter(machine, event) };
  recordHistory(
    ctx,
    ids.map((thingId) => ({ ...change, thingId })),
  );
}

/** What a move writes besides the state, by the names of fields. */
interface MoveColumns {
  readonly names: readonly string[];
  readonly counted: readonly string[];
}

type MoveParams = Readonly<Record<string, unknown>>;
type MoveStatement = Statement<MoveParams, { id: unknown; state: unknown }>;
const moves = new WeakMap<object, Map<string, MoveStatement>>();

/**
 * Locks the rows in id order first: the history needs the state before, and two batches cannot deadlock.
 * The text of each event and set of columns is made once.
 */
function moveStatement<S extends string, E extends string>(
  machine: Machine<S, E>,
  event: E,
  columns: MoveColumns,
): MoveStatement {
  const known = moves.get(machine) ?? new Map<string, MoveStatement>();
  moves.set(machine, known);
  const key = `${event} ${columns.names.join()} ${columns.counted.join()}`;
  const made = known.get(key) ?? makeMove(machine, machine.moves[event], columns);
  known.set(key, made);
  return made;
}

function makeMove<S extends string>(
  { table }: Pick<Machine<S, string>, "table">,
  { from, to }: MoveRule<S>,
  { names, counted }: MoveColumns,
): MoveStatement {
  const leaves = sql`${sql.param([...from])}::text[]`;
  return defineStatement<MoveParams>()((p) => {
    const set = [
      ...names.map((name) => sql`${columnName(columnOf(table, name))} = ${p[`set_${name}`]}`),
      ...counted.map((name) => sql`${columnName(columnOf(table, name))} = ${columnOf(table, name)} + 1`),
    ];
    return {
      fields: { id: sql<unknown>`id`, state: sql<unknown>`state` },
      text: (selected) => sql`with before as (
        select ${table.id} as id, ${table.state} as state from ${table}
        where ${table.id} = any(${p["ids"]}::bigint[]) and ${table.state} = any(${leaves}) order by ${table.id} for update
      ), moved as (
        update ${table} set ${sql.join([sql`${columnName(table.state)} = ${to}`, ...set], sql`, `)} from before where ${table.id} = before.id
      ) select ${selected} from before`,
    };
  });
}

function columnOf(table: StateTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`No column ${name} to set with a move`);
  return column;
}

function encoded(table: StateTable, name: string, value: unknown): unknown {
  return value === null ? null : columnOf(table, name).mapToDriverValue(value);
}

type Change = Pick<typeof stateHistory.$inferSelect, "machine" | "thingId" | "event" | "fromState" | "toState">;

function recordHistory(ctx: WriteCtx, changes: readonly Change[]): void {
  const user = ctx.actor.kind === "user" ? ctx.actor : null;
  const by = { at: ctx.now, actorUserId: user?.userId ?? null, actingAdminId: user?.actingAdminId ?? null };
  defer(
    ctx.db,
    historyPart,
    changes.map((change) => ({ ...by, ...change })),
  );
}

/** SQL that adds history rows, for a deferred part that makes its records in SQL; `rows` is jsonb. */
export const addingHistory = (rows: SQL): SQL => insertOf(stateHistory, historyColumns, rows);

const historyPart = deferredInsert("history_rows", stateHistory, historyColumns);
