import { Column, is, sql, type AnyColumn, type GetColumnData, type SQL } from "drizzle-orm";
import { asRow, expressionDecoder, isField } from "./cast.ts";

/** Turns what PostgreSQL returned into a value; null never reaches it. */
export type Decoder = (value: unknown) => unknown;

/** What a statement selects: columns and expressions by the names of the result, nested as the result is. */
export interface Fields {
  readonly [name: string]: AnyColumn | SQL<unknown> | Fields;
}
export type RowOf<F> =
  F extends SQL<infer T> ? T : F extends AnyColumn ? GetColumnData<F> : { -readonly [N in keyof F]: RowOf<F[N]> };

/** Where each value of a row goes: the index of its column, or an object of such. */
export type Shape = readonly (readonly [
  name: string,
  at: { readonly index: number; readonly decoder: Decoder } | Shape,
])[];

/** Returns the shape of some fields and adds their columns, in order. */
export const shapeOf = (fields: Fields, columns: SQL[]): Shape =>
  Object.entries(fields).map(([name, field]) => {
    if (!isField(field)) return [name, shapeOf(field, columns)];
    columns.push(sql`${field}`);
    return [name, { index: columns.length - 1, decoder: decoderOf(field) }];
  });

/** Builds an object from the values of a row. */
export function decodeRow(shape: Shape, row: readonly unknown[]): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, at] of shape) {
    if (!("index" in at)) decoded[name] = decodeRow(at, row);
    else {
      const value = row[at.index];
      decoded[name] = value === null || value === undefined ? null : at.decoder(value);
    }
  }
  return decoded;
}

const decoderOf = (field: AnyColumn | SQL<unknown>): Decoder =>
  is(field, Column) ? (value) => field.mapFromDriverValue(value) : expressionDecoder(field);

/** Rows of a subquery as an array in one field; `rest` is `from … where …`. Empty, never null, where there is no row. */
export function nestedList<F extends Fields>(fields: F, rest: SQL, order?: SQL): SQL<RowOf<F>[]> {
  const { values, row } = nested(fields);
  return sql`(select coalesce(json_agg(${values}${order ? sql` order by ${order}` : sql``}), '[]') ${rest})`.mapWith(
    (rows: readonly (readonly unknown[])[]) => rows.map(row),
  );
}

/** The row of a subquery in one field; null where there is none. */
export function nestedOne<F extends Fields>(fields: F, rest: SQL): SQL<RowOf<F> | null> {
  const { values, row } = nested(fields);
  return sql<RowOf<F> | null>`(select ${values} ${rest})`.mapWith(row);
}

/** Nested values travel as a JSON array; the decoders of columns take JSON as they take PostgreSQL's text. */
function nested<F extends Fields>(fields: F): { values: SQL; row: (values: readonly unknown[]) => RowOf<F> } {
  const columns: SQL[] = [];
  const shape = shapeOf(fields, columns);
  return {
    values: sql`json_build_array(${sql.join(columns, sql`, `)})`,
    row: (values) => asRow<RowOf<F>>(decodeRow(shape, values)),
  };
}

/** An instant as the wire writes it: 2026-01-31T09:30:00.000Z; null stays null. */
export const isoInstant = <C extends AnyColumn>(
  column: C,
): SQL<GetColumnData<C> extends Date ? string : string | null> => sql`${column}`.mapWith(wireInstant);

/** An instant that is computed and may be missing, as the wire writes it. */
export const isoInstantOrNull = (expression: SQL): SQL<string | null> =>
  sql<string | null>`${expression}`.mapWith(wireInstant);

/** An instant in milliseconds since 1970, for whoever compares many. */
export const epochMs = <C extends AnyColumn>(column: C): SQL<number> =>
  sql`${column}`.mapWith((value: string) => Date.parse(value));

/** What PostgreSQL writes of an instant in a session of UTC, by itself and inside JSON. */
const writtenUtc = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00(?::00)?$/;

/** A list holds dozens of instants, and a Date takes ten times as long to read and write one. */
export function wireInstant(text: string): string {
  const [, day, time, fraction = ""] = writtenUtc.exec(text) ?? [];
  if (day === undefined || time === undefined) return new Date(text).toISOString();
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}

/** A column of an outer join, which may be missing. */
export const orNull = <C extends AnyColumn>(column: C): SQL<GetColumnData<C> | null> => sql`${column}`.mapWith(column);

/** A whole number that PostgreSQL returns as a bigint, such as a count. */
export const wholeNumber = (expression: SQL): SQL<number> => sql`${expression}`.mapWith(Number);
