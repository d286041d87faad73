import { sql, type AnyColumn, type SQL, type Table } from "drizzle-orm";
import type { ReadCtx } from "../context.ts";
import { asRow, placeholdersOf } from "./cast.ts";
import { nestedList, wholeNumber, type Fields, type RowOf } from "./decode.ts";
import { applyAll, valuesOf, type Applied, type Condition } from "./list-conditions.ts";
import { orderText, sortOf, type ListSort } from "./list-sort.ts";
import { defineStatement, type Placeholders } from "./statement.ts";

/** The body of a list call, as `listBody` of the contract makes it. */
export interface ListBody {
  readonly page: number;
  readonly per_page: number;
  readonly search: string;
  readonly sort?: string | undefined;
}

type None = Readonly<Record<never, never>>;

/** A list call: who asks for what, and what its operation adds (whose list it is, what the view needs). */
export type ListCall<B, M = None> = M & { readonly ctx: ReadCtx; readonly body: B };

/** B: the body of the call; M: what its operation adds; F: the fields of a row; E: fields beside the rows. */
interface ListDeclaration<B extends ListBody, M, F extends Fields, E extends Fields> {
  /** The page is found in this table, before anything is joined. */
  readonly from: Table & { readonly id: AnyColumn };
  readonly fields: F;
  /** What the fields need beside `from`. */
  readonly joins?: SQL;
  /** Visibility, filters and search: a row meets all of them. */
  readonly where: readonly (SQL | Condition<ListCall<B, M>>)[];
  readonly sort: ListSort<ListCall<B, M>, B["sort"]>;
  /** What the reply says beside the rows and their count. */
  readonly beside?: E;
}

export type ListReply<R, E = unknown> = { list: R[]; total_count: number; total_is_more?: true } & E;

/**
 * Defines a list: a page of rows and their count up to 10,000, in one statement. Each combination of conditions and order
 * has a text and so a plan of its own, made at first use. `p` holds placeholders for what the operation adds;
 * `view` turns a row into one of the reply.
 */
export const listPage =
  <B extends ListBody, M extends object = None>() =>
  <F extends Fields, R, E extends Fields = None>(
    define: (p: Placeholders<M>) => ListDeclaration<B, M, F, E>,
    view: (row: RowOf<F>, call: ListCall<B, M>) => R,
  ): ((call: ListCall<B, M>) => Promise<ListReply<R, RowOf<E>>>) => {
    const statements = new Map<string, ReturnType<typeof pageStatement<F>>>();
    let declared: ListDeclaration<B, M, F, E> | undefined;
    return async (call) => {
      const list = (declared ??= define(placeholdersOf<Placeholders<M>>()));
      const { ctx, body } = call;
      const conditions = applyAll(list.where, call);
      const sort = sortOf(list.sort, call);
      const limit = limits.find((one) => one >= body.per_page) ?? body.per_page;
      const isFirst = body.page === 1;
      const variant = JSON.stringify([sort, limit, isFirst, conditions.map(({ key }) => key)]);
      const statement =
        statements.get(variant) ??
        pageStatement(list, { conditions, order: orderText(list.sort, sort, list.from.id), limit, isFirst });
      statements.set(variant, statement);
      const offset = (body.page - 1) * body.per_page;
      const found = await statement.first(ctx.db, { ...call, ...valuesOf(conditions), offset });
      if (found === null) throw new Error("a list without an answer");
      const { rows, total, beside } = found;
      return {
        list: rows.slice(0, body.per_page).map((row) => view(row, call)),
        total_count: Math.min(total, exactUpTo),
        ...(total > exactUpTo && { total_is_more: true }),
        ...asRow<RowOf<E>>(beside),
      };
    };
  };

const exactUpTo = 10_000;
/** The limit is part of the SQL text, or PostgreSQL would plan each call again; so there are few of them. */
const limits = [20, 50, 100, 1000];

interface ListText<F extends Fields> {
  readonly from: Table & { readonly id: AnyColumn };
  readonly fields: F;
  readonly joins?: SQL;
  readonly beside?: Fields;
}
interface PageText {
  readonly conditions: readonly Applied[];
  readonly order: SQL;
  readonly limit: number;
  readonly isFirst: boolean;
}

function pageStatement<F extends Fields>(
  { from, fields, joins, beside }: ListText<F>,
  { conditions, order, limit, isFirst }: PageText,
) {
  const where = conditions.flatMap((one) => one.text ?? []);
  const found = sql`from ${from}${sql.join(conditions.map((one) => one.joins ?? sql``))} where ${where.length === 0 ? sql`true` : sql.join(where, sql` and `)}`;
  const most = sql.raw(String(limit));
  const onPage = sql`(select count(*) from page)`;
  const counted = sql`(select count(*) from (select 1 ${found} limit ${sql.raw(String(exactUpTo + 1))}) counted)`;
  return defineStatement<{ readonly offset: number }>()((p) => ({
    fields: {
      rows: nestedList(fields, sql`from page join ${from} on ${from.id} = page.page_id ${joins ?? sql``}`, order),
      // A first page that is not full holds all there is: nothing is searched for twice.
      total: wholeNumber(isFirst ? sql`case when ${onPage} < ${most} then ${onPage} else ${counted} end` : counted),
      beside: beside ?? {},
    },
    text: (columns) => sql`with page as materialized (
        select ${from.id} as page_id ${found} order by ${order} limit ${most}${isFirst ? sql`` : sql` offset ${p.offset}`}
      ) select ${columns}`,
  }));
}
