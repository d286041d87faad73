import { and, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { WriteCtx } from "./context.ts";
import { stateHistory } from "./tables.ts";

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

/**
 * Moves records by an event: one conditional UPDATE, a history row for each, `set` written with it.
 * Every id must be in a state that the event leaves, else STATE_CONFLICT.
 */
export async function move<S extends string, E extends string>(
  ctx: WriteCtx<"STATE_CONFLICT">,
  machine: Machine<S, E>,
  ids: number | readonly number[],
  event: NoInfer<E>,
  set: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const wanted = typeof ids === "number" ? [ids] : ids;
  const moved = await tryMove(ctx, machine, wanted, event, set);
  if (moved.length !== new Set(wanted).size) throw ctx.fail("STATE_CONFLICT");
}

/** Like `move`, for jobs and follow-ups: moves those that can be moved and answers their ids. */
export async function tryMove<S extends string, E extends string>(
  ctx: WriteCtx,
  machine: Machine<S, E>,
  ids: readonly number[],
  event: NoInfer<E>,
  set: Readonly<Record<string, unknown>> = {},
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { table } = machine;
  const plainTable: PgTable = table;
  const rule = machine.moves[event];
  // The rows are locked in id order first: the history needs the state before, and two batches cannot deadlock.
  const before = await ctx.db
    .select({ id: table.id, state: table.state })
    .from(plainTable)
    .where(and(inArray(table.id, [...ids]), inArray(table.state, [...rule.from])))
    .orderBy(table.id)
    .for("update");
  for (const row of before)
    await ctx.db
      .update(plainTable)
      .set({ ...set, state: rule.to })
      .where(and(eq(table.id, row.id)));
  if (before.length > 0)
    await ctx.db
      .insert(stateHistory)
      .values(before.map((row) => historyRow(ctx, machine.name, Number(row.id), event, String(row.state), rule.to)));
  return before.map((row) => Number(row.id));
}

/** The history row of a record that has just been made. */
export async function begun(
  ctx: WriteCtx,
  machine: Machine<string, string>,
  ids: number | readonly number[],
  event = "create",
): Promise<void> {
  const all = typeof ids === "number" ? [ids] : ids;
  if (all.length > 0)
    await ctx.db
      .insert(stateHistory)
      .values(all.map((id) => historyRow(ctx, machine.name, id, event, null, machine.initial)));
}

function historyRow(
  ctx: WriteCtx,
  machine: string,
  thingId: number,
  event: string,
  fromState: string | null,
  toState: string,
) {
  const user = ctx.actor.kind === "user" ? ctx.actor : null;
  return {
    at: ctx.now,
    machine,
    thingId,
    event,
    fromState,
    toState,
    actorUserId: user?.userId ?? null,
    actingAdminId: user?.actingAdminId ?? null,
  };
}
