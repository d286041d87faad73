import { createHash } from "node:crypto";
import { fillPlaceholders, sql, type Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { asRow, asValues, placeholdersOf } from "./cast.ts";
import { decodeRow, shapeOf, type Fields, type RowOf, type Shape } from "./decode.ts";

/** The placeholders of a statement: `p.id` stands for the value of `id`. */
export type Placeholders<P> = { readonly [N in keyof P & string]-?: Placeholder<N> };

export interface PreparedText {
  readonly name: string;
  readonly text: string;
}

/** Runs a prepared statement: a read handle or a transaction. */
export interface StatementRunner {
  fetch(prepared: PreparedText, values: readonly unknown[]): Promise<readonly (readonly unknown[])[]>;
}

export interface Statement<P, R> {
  /** Returns every row. */
  all(db: StatementRunner, params: P): Promise<R[]>;
  /** Returns the first row, or null. */
  first(db: StatementRunner, params: P): Promise<R | null>;
  /** Returns the statement with its values, for whoever sends it together with others. */
  bind(params: P): { readonly prepared: PreparedText; readonly values: unknown[] };
}

interface Definition<F extends Fields> {
  readonly fields: F;
  /** The whole statement around the columns of `fields`. */
  readonly text: (columns: SQL) => SQL;
}

/**
 * Defines a statement whose text is made once, at its first use, and that PostgreSQL prepares once per connection.
 * Rows have the types of `fields`. P: its parameters. A limit belongs into the text: with one as a parameter PostgreSQL
 * plans anew each time.
 */
export const defineStatement =
  <P extends object = Readonly<Record<never, never>>>() =>
  <F extends Fields>(define: (p: Placeholders<P>) => Definition<F>): Statement<P, RowOf<F>> => {
    let made: Made | null = null;
    const ready = (): Made => (made ??= make(define(placeholdersOf<Placeholders<P>>())));
    const bind = (params: P): { prepared: PreparedText; values: unknown[] } => {
      const { prepared, values } = ready();
      return { prepared, values: fillPlaceholders([...values], asValues(params)) };
    };
    const all = async (db: StatementRunner, params: P): Promise<RowOf<F>[]> => {
      const { prepared, values } = bind(params);
      const rows = await db.fetch(prepared, values);
      return rows.map((row) => asRow<RowOf<F>>(decodeRow(ready().shape, row)));
    };
    return { all, bind, first: async (db, params) => (await all(db, params))[0] ?? null };
  };

/** Keeps a statement for each variant of a query (its filters and its order), made at first use. */
export function statementVariants<V, S>(makeOne: (variant: V) => S): (variant: V) => S {
  const made = new Map<string, S>();
  return (variant) => {
    const key = JSON.stringify(variant);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = makeOne(variant);
    made.set(key, fresh);
    return fresh;
  };
}

interface Made {
  readonly prepared: PreparedText;
  readonly values: readonly unknown[];
  readonly shape: Shape;
}

function make({ fields, text: write }: Definition<Fields>): Made {
  const columns: SQL[] = [];
  const shape = shapeOf(fields, columns);
  // One dialect for each: it remembers column names by the name of a table, which two services may share.
  const { sql: text, params } = new PgDialect({ casing: "snake_case" }).sqlToQuery(write(sql.join(columns, sql`, `)));
  return { prepared: prepare(text), values: params, shape };
}

/** Names a text, so that a connection parses it once. */
export const prepare = (text: string): PreparedText => ({
  name: createHash("sha256").update(text).digest("base64url").slice(0, 20),
  text,
});
