import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { nestedList, wholeNumber, type Fields, type RowOf } from "./decode.ts";
import type { PageInput } from "./page.ts";
import { defineStatement, statementVariants, type Placeholders, type StatementRunner } from "./statement.ts";

/** How a list is read, for one combination of filters and order. */
interface ListQuery<F extends Fields> {
  readonly fields: F;
  /** Identifies a row; the page is found by it before anything is joined. */
  readonly id: AnyColumn;
  /** `from` and what the filters and the order need. */
  readonly from: SQL;
  readonly where: SQL;
  /** Ends with the id, so that it is stable; names only columns of the table of `id`. */
  readonly order: SQL;
  /** What the fields need beside the table of `id`. */
  readonly joins?: SQL;
}

export interface Page<R> {
  readonly rows: R[];
  readonly count: { total_count: number; total_is_more?: true };
}

/** A list with its exact count up to 10,000, in one statement. V: which filters are set and how it is sorted; P: their values. */
export interface List<V, P, R> {
  page(db: StatementRunner, variant: V, params: P, page: PageInput): Promise<Page<R>>;
}

const exactUpTo = 10_000;
/** A limit stands in the text, else PostgreSQL plans anew each time; so there are few of them. */
const limits = [20, 50, 100, 1000];

/** Defines a list; each variant has a statement of its own, made at first use. */
export const defineList =
  <V, P extends object>() =>
  <F extends Fields>(define: (variant: V, p: Placeholders<P>) => ListQuery<F>): List<V, P, RowOf<F>> => {
    const statementOf = statementVariants(({ variant, limit, isFirst }: Wanted<V>) =>
      defineStatement<P & { readonly offset: number }>()((p) => {
        const query = define(variant, p);
        return {
          fields: { rows: rowsOf(query, limit, isFirst ? sql`` : sql` offset ${p.offset}`), total: counted(query) },
          text: (columns) => sql`select ${columns}`,
        };
      }),
    );
    return {
      async page(db, variant, params, { page, per_page: perPage }) {
        const limit = limits.find((one) => one >= perPage) ?? perPage;
        const statement = statementOf({ variant, limit, isFirst: page === 1 });
        const found = await statement.first(db, { ...params, offset: (page - 1) * perPage });
        const { rows = [], total = 0 } = found ?? {};
        return {
          rows: rows.slice(0, perPage),
          count: total > exactUpTo ? { total_count: exactUpTo, total_is_more: true } : { total_count: total },
        };
      },
    };
  };

interface Wanted<V> {
  readonly variant: V;
  readonly limit: number;
  readonly isFirst: boolean;
}

const rowsOf = <F extends Fields>(
  { fields, id, from, where, order, joins }: ListQuery<F>,
  limit: number,
  offset: SQL,
) =>
  nestedList(
    fields,
    sql`from (
      select ${id} as page_id ${from} where ${where} order by ${order} limit ${sql.raw(String(limit))}${offset}
    ) page join ${id.table} on ${id} = page.page_id ${joins ?? sql``}`,
    order,
  );

const counted = <F extends Fields>({ from, where }: ListQuery<F>): SQL<number> =>
  wholeNumber(
    sql`(select count(*) from (select 1 ${from} where ${where} limit ${sql.raw(String(exactUpTo + 1))}) counted)`,
  );

/** Joins the conditions of the filters that are set. */
export const allOf = (...conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

/** The names of the wishes that are set: the variant of a list. */
export const setIn = (wishes: object): string[] =>
  Object.entries(wishes).flatMap(([name, value]) => (value === undefined ? [] : [name]));
