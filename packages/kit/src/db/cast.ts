import { Column, is, sql, SQL, type AnyColumn } from "drizzle-orm";

/** The one place where the database layer asserts what the compiler cannot see. */

/** `p.anything` is the placeholder of that name; the type says which names there are. */
export const placeholdersOf = <T extends object>(): T =>
  new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as T;

/** What `mapWith` gave to an expression; the library keeps it to itself. */
export function expressionDecoder(expression: SQL<unknown>): (value: unknown) => unknown {
  const { decoder } = expression as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } };
  return (value) => decoder.mapFromDriverValue(value);
}

/** A column or an expression, not an object of them. */
export const isField = (value: unknown): value is AnyColumn | SQL<unknown> => is(value, Column) || is(value, SQL);

/** The decoded fields of a statement are the row that its definition promises. */
export const asRow = <R>(decoded: Record<string, unknown>): R => decoded as R;

/** Parameters by name; an interface has no index signature of its own. */
export const asValues = (params: object): Record<string, unknown> => params as Record<string, unknown>;
