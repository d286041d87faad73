import { sql, type SQL } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { JobInsert } from "../db/deferred.ts";

/**
 * Learns from the library which statement puts jobs into each queue, so that a unit of work can carry it: it is asked to
 * insert a job with a handle that keeps the text and runs nothing.
 */
export async function openJobInsert(boss: PgBoss, queues: readonly string[]): Promise<JobInsert> {
  const texts = new Map<string, string>();
  await Promise.all(
    queues.map((queue) => {
      const keep = async (text: string): Promise<{ rows: never[] }> => {
        texts.set(queue, text);
        return { rows: [] };
      };
      return boss.insert(queue, [{ data: {} }], { db: { executeSql: keep } });
    }),
  );
  return (queue, jobs) => withJobs(queue, texts.get(queue), jobs);
}

/** The statement has one parameter, `$1::text::json`: the jobs. */
function withJobs(queue: string, text: string | undefined, jobs: SQL): SQL {
  const [before, after, ...more] = text?.split("$1") ?? [];
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The library inserts jobs of ${queue} in another way than before`);
  return sql`${sql.raw(before)}(${jobs})${sql.raw(after)}`;
}
