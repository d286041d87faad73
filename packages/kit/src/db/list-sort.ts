import { asc, desc, sql, type AnyColumn, type SQL } from "drizzle-orm";

type SortField<S> = S extends `-${infer N}` ? N : S extends string ? S : never;
type Usual<S> = (S & string) | "queue";

/** The orders of a list. I: its input; S: the `sort` of its body, "field" or "-field". */
export interface ListSort<I, S> {
  /** What each field of `sort` sorts by: a column, or the whole order for both directions. */
  readonly by: { readonly [N in SortField<S>]: AnyColumn | { readonly up: SQL; readonly down: SQL } };
  /** The order without a `sort`. */
  readonly usual: Usual<S> | ((input: I) => Usual<S>);
  /** An order that no `sort` names, such as "waiting first"; ends with the id. */
  readonly queue?: SQL;
}

/** Returns the name of the order of a call. */
export function sortOf<I extends { readonly body: { readonly sort?: string | undefined } }, S>(
  { usual }: Pick<ListSort<I, S>, "usual">,
  input: I,
): string {
  return input.body.sort ?? (typeof usual === "function" ? usual(input) : usual);
}

/** Returns the text after ORDER BY; the id breaks ties in the direction of its column. */
export function orderText<I, S>({ by, queue }: ListSort<I, S>, name: string, id: AnyColumn): SQL {
  if (name === "queue" && queue) return queue;
  const isDown = name.startsWith("-");
  const found = Object.entries<ListSort<I, S>["by"][SortField<S>]>(by).find(
    ([field]) => field === name.replace(/^-/, ""),
  )?.[1];
  if (found === undefined) return isDown ? desc(id) : asc(id);
  if ("up" in found) return isDown ? found.down : found.up;
  return isDown ? sql`${desc(found)}, ${desc(id)}` : sql`${asc(found)}, ${asc(id)}`;
}
