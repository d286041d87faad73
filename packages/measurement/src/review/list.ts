import type { ParsedOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { MeasurementStatus } from "@treadclub/contract/measurement/states";
import type { ReadCtx } from "@treadclub/kit/context";
import { countUpTo, pageOf } from "@treadclub/kit/db/page";
import { sql, type SQL } from "drizzle-orm";
import type { Deps } from "#measurement/deps";
import type { Reviewer } from "./access.ts";
import { reviewViews, type ReviewView } from "./view.ts";

type Body = ParsedOf<MeasurementCatalog["reviewList"]>["body"];
interface Page {
  readonly list: ReviewView[];
  readonly total_count: number;
  readonly total_is_more?: true;
}

/** How many measurements a search looks through. */
const mostFound = 1000;
const countedAtMost = 10_001;
/** States of what was handed in. */
const seenStates: readonly MeasurementStatus[] = [
  "processing",
  "result_ready",
  "result_and_report_ready",
  "completed",
  "failed",
  "aborted",
];

/**
 * Measurements whose photos were handed in. By `waiting_since` (the default) only those that wait, unless `waiting` is false;
 * by `handed_in_at` all. `search` finds by the beginning of the integrator's reference, or by the measurement's id.
 * Costs the same however many measurements there are: every key and state has its end of the index looked at.
 */
export async function reviewList(
  ctx: ReadCtx,
  deps: Pick<Deps, "secret" | "imageBase">,
  reviewer: Reviewer,
  body: Body,
): Promise<Page> {
  const { page, counted } = queriesOf(reviewer, body);
  const { rows } = await ctx.db.execute<{ id: string }>(page);
  const count = await countUpTo(ctx.db, counted);
  const ids = rows.map(({ id }) => Number(id));
  return { list: await reviewViews(ctx, deps, reviewer, ids), ...count };
}

/** The ids of a page, and a row for each measurement that the list has, up to more than are counted. */
export function queriesOf(reviewer: Reviewer, body: Body): { readonly page: SQL; readonly counted: SQL } {
  const { limit, offset } = pageOf(body);
  const input = inputOf(body, reviewer);
  return {
    page: sql`select m.id from ${from(input, columns, sql`order by ${inOrder("one", input)} limit ${limit + offset}`)} order by ${inOrder("m", input)} limit ${limit} offset ${offset}`,
    counted: sql`select 1 from ${from(input, sql`1`, sql`limit ${countedAtMost}`)}`,
  };
}

const columns = sql`one.id, one.waiting_since, one.handed_in_at`;

interface Input {
  readonly keys: SQL;
  readonly states: readonly MeasurementStatus[];
  readonly search: string;
  readonly waiting: boolean | undefined;
  readonly column: SQL;
  readonly direction: SQL;
}

function inputOf({ sort = "waiting_since", filters = {}, search }: Body, { key, seesAll }: Reviewer): Input {
  const isByWaiting = sort.endsWith("waiting_since") && filters.waiting !== false;
  const own = sql`k.id = ${key.id}`;
  const isOwn = seesAll ? sql`true` : own;
  return {
    keys: filters.own === undefined ? isOwn : filters.own ? own : sql`${isOwn} and k.id <> ${key.id}`,
    states: [...new Set(filters.statuses ?? seenStates)],
    search,
    waiting: isByWaiting ? true : filters.waiting,
    column: sql.raw(isByWaiting ? "waiting_since" : "handed_in_at"),
    direction: sql.raw(sort.startsWith("-") ? "desc" : "asc"),
  };
}

/** A key at a time, some rows of each: no other way is quick for "all keys but this one". */
function from(input: Input, what: SQL, some: SQL): SQL {
  if (input.search !== "") return foundBy(input);
  if (input.waiting === true)
    return sql`keys k cross join lateral (select ${what} from measurements one
      where one.key_id = k.id and one.waiting_since is not null and one.state = any(${sql.param(input.states)}::text[])
      ${some}) m where ${input.keys}`;
  const isResting = input.waiting === false ? sql`and one.waiting_since is null` : sql``;
  return sql`keys k cross join unnest(${sql.param(input.states)}::text[]) as s (state)
    cross join lateral (select ${what} from measurements one
      where one.key_id = k.id and one.state = s.state and one.handed_in_at is not null ${isResting}
      ${some}) m where ${input.keys}`;
}

function foundBy({ keys, states, search, waiting }: Input): SQL {
  const isWaiting =
    waiting === undefined ? sql`` : waiting ? sql`and m.waiting_since is not null` : sql`and m.waiting_since is null`;
  const id = /^[1-9]\d{0,14}$/.test(search) ? Number(search) : 0;
  return sql`measurements m join keys k on k.id = m.key_id
    where m.id in (select id from measurements where id = ${id} union all
      (select one.id from sessions s join measurements one on one.session_id = s.id
        where s.reference ~>=~ ${search} and s.reference ~<~ ${`${search}\u{10FFFF}`} and s.key_id in (select k.id from keys k where ${keys}) limit ${mostFound}))
    and m.handed_in_at is not null and m.state = any(${sql.param(states)}::text[]) ${isWaiting} and ${keys}`;
}

const inOrder = (table: "m" | "one", { column, direction }: Input): SQL =>
  sql`${sql.raw(table)}.${column} ${direction}, ${sql.raw(table)}.id ${direction}`;
