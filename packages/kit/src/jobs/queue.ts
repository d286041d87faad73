import { sql } from "drizzle-orm";
import { PgBoss, type JobResult } from "pg-boss";
import type { Clock } from "../clock.ts";
import { writeCtx } from "../ctx.ts";
import type { Database, WriteDb } from "../db/open.ts";
import type { Log } from "../log.ts";
import { ensureQueues, ensureSchedules } from "./ensure-queues.ts";
import type { JobData, JobDefinition, JobRun, Jobs } from "./job.ts";

export interface JobOptions {
  readonly url: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly definitions: readonly JobDefinition[];
  /** Where the queues lie; services that share a database have their own. */
  readonly schema?: string;
}

const lookOutSeconds = 5;
/**
 * A notice wakes a worker at once; it looks by itself for what nobody told: second tries. What has piled up is worked off
 * without pauses, which the library does for batches of more than one; each job of a batch ends by itself.
 */
const haste = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 4,
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
type Pace = typeof haste & { readonly localConcurrency?: number };

/** Opens the queues on PostgreSQL. */
export async function openJobs(options: JobOptions): Promise<Jobs> {
  const lookOut = { superviseIntervalSeconds: lookOutSeconds, monitorIntervalSeconds: lookOutSeconds };
  const boss = new PgBoss({
    connectionString: options.url,
    max: 4,
    application_name: "treadclub jobs",
    useListenNotify: true,
    ...(options.schema === undefined ? {} : { schema: options.schema }),
    ...lookOut,
  });
  boss.on("error", (error) => options.log.warn({ error: error.message }, "job queue"));
  await boss.start();
  const byName = new Map(options.definitions.map((definition) => [definition.name, definition]));
  await ensureQueues(boss, options.definitions);
  const runHere = async (name: string, data: JobData): Promise<void> => {
    const definition = byName.get(name);
    if (!definition) throw new Error(`No job ${name}`);
    await definition.run(jobRun(options, jobs, name), data);
  };
  const jobs: Jobs = {
    enqueue: async (tx, name, data, { startAfter } = {}) => {
      await boss.send(name, data, {
        db: { executeSql: (text, values) => onTransaction(tx, text, values ?? []) },
        ...(startAfter ? { startAfter } : {}),
      });
    },
    run: (name, data = {}) => runHere(name, data),
    work: async () => {
      for (const { name, atOnce } of options.definitions) {
        const pace: Pace = atOnce === undefined ? haste : { ...haste, localConcurrency: atOnce };
        await boss.work<JobData, unknown, Pace>(name, pace, async (batch) => {
          const run = ({ id, data }: (typeof batch)[number]): Promise<JobResult> =>
            outcome(id, runHere(name, data ?? {}));
          if (atOnce !== undefined) return Promise.all(batch.map(run));
          const results: JobResult[] = [];
          for (const job of batch) results.push(await run(job));
          return results;
        });
      }
      await ensureSchedules(boss, options.definitions);
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  };
  return jobs;
}

/** A job that fails is tried again, without the others of its batch. */
async function outcome(id: string, work: Promise<void>): Promise<JobResult> {
  try {
    await work;
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

function jobRun(options: JobOptions, jobs: Jobs, name: string): JobRun {
  const now = options.clock.now();
  const parts = { actor: { kind: "job", name } as const, now, log: options.log, requestId: `job ${name}`, jobs };
  return {
    db: options.db,
    now,
    log: options.log,
    write: (step) => options.db.transaction((tx) => step(writeCtx(tx, parts))),
  };
}

/** Runs a statement with $1-style parameters on a Drizzle transaction. */
async function onTransaction(tx: WriteDb, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const pieces = text.split(/(\$\d+)/).map((piece) => {
    const index = /^\$(\d+)$/.exec(piece)?.[1];
    return index === undefined ? sql.raw(piece) : sql.param(values[Number(index) - 1]);
  });
  const { rows } = await tx.execute(sql.join(pieces));
  return { rows };
}
