import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { ReadDb } from "./open.ts";

const exactUpTo = 10_000;

export interface PageInput {
  readonly page: number;
  readonly per_page: number;
}

/** LIMIT and OFFSET of a page. */
export const pageOf = (input: PageInput): { limit: number; offset: number } => ({
  limit: input.per_page,
  offset: (input.page - 1) * input.per_page,
});

/** Counts the rows of a query (`select 1 from …`), exactly up to 10,000. */
export async function countUpTo(db: ReadDb, query: SQL): Promise<{ total_count: number; total_is_more?: true }> {
  const { rows } = await db.execute<{ n: string }>(
    sql`select count(*) as n from (${query} limit ${exactUpTo + 1}) as counted`,
  );
  const n = Number(rows[0]?.n ?? 0);
  return n > exactUpTo ? { total_count: exactUpTo, total_is_more: true } : { total_count: n };
}

/** A LIKE pattern that finds the text anywhere, with its wildcards escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** Whether an id column is one of some ids: one statement, however many there are. */
export const isOneOf = (column: AnyColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(ids)])}::bigint[])`;
