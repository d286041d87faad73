import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";
import { containing } from "./page.ts";

/** Returns the text and value of a condition for one call. I: the input of its list. */
export type Condition<I> = (input: I) => AppliedCondition;

interface AppliedCondition {
  /** Which text it takes; equal keys have equal texts. */
  readonly key: string;
  readonly value?: unknown;
  readonly text: (value: Placeholder) => SQL | undefined;
  /** Joined to the table of the list while the page is looked for. */
  readonly joins?: SQL | undefined;
}

/** A condition with its value under a name. */
export interface Applied {
  readonly key: string;
  readonly name: string;
  readonly value: unknown;
  readonly text: SQL | undefined;
  readonly joins?: SQL | undefined;
}

interface WhenOptions {
  /** Holds where there is no value. */
  readonly otherwise?: SQL;
  /** Joined to the table of the list while the page is looked for. */
  readonly joins?: SQL;
}

/** A condition that applies where it has a value: neither undefined nor null, "" or an empty list. */
export const when =
  <I>(
    read: (input: I) => unknown,
    text: (value: Placeholder) => SQL,
    { otherwise, joins }: WhenOptions = {},
  ): Condition<I> =>
  (input) => {
    const value = read(input);
    return isSet(value) ? { key: "set", value, text, joins } : { key: "", text: () => otherwise };
  };

/** The column is the value, where there is one. */
export const whenEqual = <I>(column: SQLWrapper, read: (input: I) => unknown): Condition<I> =>
  when(read, (value) => sql`${column} = ${value}`);

/** The column is one of some texts, where there are any; one by itself is an equality, whose rows an index yields in order. */
export const whenOneOf =
  <I>(
    column: SQLWrapper,
    read: (input: I) => readonly string[] | null | undefined,
    { joins }: Pick<WhenOptions, "joins"> = {},
  ): Condition<I> =>
  (input) => {
    const values = read(input) ?? [];
    if (values.length === 0) return { key: "", text: () => undefined };
    const [first] = values;
    return values.length === 1
      ? { key: "one", value: first, text: (value) => sql`${column} = ${value}`, joins }
      : { key: "set", value: values, text: (value) => sql`${column} = any(${value}::text[])`, joins };
  };

/** A condition that has a text for each kind of actor or call; `text` may look at nothing but the kind. */
export const choose =
  <I, K extends string>(read: (input: I) => K, text: (kind: K) => SQL): Condition<I> =>
  (input) => {
    const key = read(input);
    return { key, text: () => text(key) };
  };

/** A condition for a text to search by, which goes into LIKE or ILIKE; none where it is empty. */
export const whenSearched = <I>(
  read: (input: I) => string,
  text: (pattern: Placeholder) => SQL,
  options?: WhenOptions,
): Condition<I> =>
  when(
    (input) => {
      const search = read(input);
      return search === "" ? null : containing(search);
    },
    text,
    options,
  );

/** The search of a list: its text is somewhere in one of the columns. */
export const searchIn = <I extends { readonly body: { readonly search: string } }>(
  ...columns: readonly SQLWrapper[]
): Condition<I> =>
  whenSearched(
    ({ body }) => body.search,
    (text) =>
      sql`(${sql.join(
        columns.map((column) => sql`${column} ilike ${text}`),
        sql` or `,
      )})`,
  );

/** Returns the conditions of a list for one call. */
export const applyAll = <I>(where: readonly (SQL | Condition<I>)[], input: I): Applied[] =>
  where.map((one, at) => {
    const name = `where_${at}`;
    if (typeof one !== "function") return { key: "", name, value: null, text: one };
    const { key, value, text, joins } = one(input);
    return { key, name, value, text: text(sql.placeholder(name)), joins };
  });

export const valuesOf = (conditions: readonly Applied[]): Record<string, unknown> =>
  Object.fromEntries(conditions.map(({ name, value }) => [name, value]));

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
