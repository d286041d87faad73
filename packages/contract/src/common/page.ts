import { z } from "zod";
import { singleLine } from "./fields.ts";

/** The body of a list call: page from 1, at most 100 rows a page, `sort` is a field or "-field". */
export function listBody<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) {
  return z.strictObject({
    page: z.int().min(1).max(100_000).default(1),
    per_page: z.int().min(1).max(100).default(20),
    search: singleLine.max(100).default(""),
    sort: z.enum(both(sorts)).optional(),
    filters: z.strictObject(filters).partial().optional(),
  });
}

/** The answer of a list call; above 10,000 rows `total_count` stays 10000 and `total_is_more` is true. */
export function listReply<R extends z.ZodType>(row: R) {
  return z.object({ list: z.array(row), total_count: z.int().min(0), total_is_more: z.boolean().optional() });
}

function both<const S extends readonly [string, ...string[]]>(sorts: S): (S[number] | `-${S[number]}`)[] {
  return sorts.flatMap((name: S[number]): (S[number] | `-${S[number]}`)[] => [name, `-${name}`]);
}
