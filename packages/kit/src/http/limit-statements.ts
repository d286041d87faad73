import { sql, type SQL } from "drizzle-orm";
import { wholeNumber } from "../db/decode.ts";
import { defineStatement, statementVariants, type Placeholders } from "../db/statement.ts";
import { rateLimits } from "../tables.ts";

type TakeParams = Readonly<Record<string, unknown>>;

/** PostgreSQL's own clock, in milliseconds: processes may run on machines whose clocks differ. */
const nowMs = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * The statement that counts so many tries, one after the other, and returns the keys that are over their limit.
 * Keys are taken in order, so that two that count the same ones do not wait for each other.
 */
export const takeStatement = statementVariants((tries: number) =>
  defineStatement<TakeParams>()((p) => ({
    fields: { key: sql<string>`key`, waitMs: wholeNumber(sql`wait_ms`) },
    text: (columns) => {
      const each = Array.from({ length: tries }, (_, at) => at);
      return sql`/* gate */ with ${sql.join(
        each.map((at) => counted(p, at)),
        sql`, `,
      )} select ${columns} from (${sql.join(
        each.map((at) => overLimit(p, at)),
        sql` union all `,
      )}) refused`;
    },
  })),
);

const nameOf = (at: number): SQL => sql.identifier(`taken_${at}`).getSQL();

function counted(p: Placeholders<TakeParams>, at: number): SQL {
  const before = at === 0 ? sql`` : sql` where not exists (select 1 from ${refusedBefore(p, at)} earlier)`;
  return sql`${nameOf(at)} as (
    insert into ${rateLimits} as counter (key, points, expire)
    select wanted.key, 1, ${nowMs} + ${p[`windowMs${at}`]}::bigint from unnest(${p[`keys${at}`]}::text[]) wanted(key)${before} order by wanted.key
    on conflict (key) do update set
      points = case when counter.expire > ${nowMs} then counter.points + 1 else 1 end,
      expire = case when counter.expire > ${nowMs} then counter.expire else excluded.expire end
    returning key, points, expire)`;
}

/** A refused try has a row that is over the limit; behind it no try has any row. */
const refusedBefore = (p: Placeholders<TakeParams>, at: number): SQL =>
  sql`(${sql.join(
    Array.from({ length: at }, (_, earlier) => overLimit(p, earlier)),
    sql` union all `,
  )})`;

const overLimit = (p: Placeholders<TakeParams>, at: number): SQL =>
  sql`select key, expire - ${nowMs} as wait_ms from ${nameOf(at)} where points > ${p[`points${at}`]}::int`;

/** Forgets some counters and takes one try off others. */
export const forgetAndGiveBack = defineStatement<{
  readonly forget: readonly string[];
  readonly giveBack: readonly string[];
}>()((p) => ({
  fields: { done: sql<number>`1` },
  text: (columns) => sql`/* gate */ with
    forgotten as (delete from ${rateLimits} where key = any(${p.forget}::text[])),
    given_back as (update ${rateLimits} set points = points - 1 where key = any(${p.giveBack}::text[]) and points > 0)
    select ${columns}`,
}));
