import type { Jobs } from "@treadclub/kit/jobs/job";
import type { JobName } from "@treadclub/kit/jobs/names";
import type { Database } from "@treadclub/kit/db/open";

export interface Queue {
  readonly db: Pick<Database, "pool">;
  readonly jobs: Pick<Jobs, "run">;
  /** The PostgreSQL schema of the queue. */
  readonly schema: "pgboss" | "measurement_jobs";
}

/** Runs what waits in a queue under some names, once each, in order; answers how many. A job that fails is gone, and throws. */
export async function runQueued({ db, jobs, schema }: Queue, names: readonly JobName[]): Promise<number> {
  const { rows } = await db.pool.query<{ name: JobName; data: Record<string, string | number> | null }>(
    `delete from ${schema}.job where name = any($1) and state = 'created' returning name, data`,
    [names],
  );
  for (const { name, data } of rows) await jobs.run(name, data ?? {});
  return rows.length;
}
