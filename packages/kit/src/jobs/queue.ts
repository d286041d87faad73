import { PgBoss, type JobResult } from "pg-boss";
import type { Clock } from "../clock.ts";
import { writeCtx } from "../ctx.ts";
import { defer, type DeferredPart } from "../db/deferred.ts";
import { availabilityOf } from "../db/availability.ts";
import type { Database } from "../db/open.ts";
import { announce, type Bus } from "../live.ts";
import type { Log } from "../log.ts";
import { openQueueConnections } from "./connections.ts";
import { ensureQueues, ensureSchedules } from "./ensure-queues.ts";
import { openJobInsert } from "./insert.ts";
import type { JobData, JobDefinition, JobRun, Jobs } from "./job.ts";
import type { JobName } from "./names.ts";

export interface JobOptions {
  readonly url: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly definitions: readonly JobDefinition[];
  /** Where the queues lie; services that share a database have their own. */
  readonly schema?: string;
  /** Carries the news of new jobs between processes; without it workers look every few seconds. */
  readonly bus?: Bus;
}

const lookOutSeconds = 5;
/**
 * The bus wakes a worker at once; it looks by itself for what nobody announced: second tries. What has piled up is worked
 * off without pauses, which the library does for batches of more than one; each job of a batch ends by itself.
 */
const haste = {
  pollingIntervalSeconds: 4,
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Opens the queues on PostgreSQL. */
export async function openJobs(options: JobOptions): Promise<Jobs> {
  const availability = availabilityOf(options.url, options.log);
  const lookOut = { superviseIntervalSeconds: lookOutSeconds, monitorIntervalSeconds: lookOutSeconds };
  const connections = openQueueConnections(options);
  const boss = new PgBoss({
    db: connections,
    ...(options.schema === undefined ? {} : { schema: options.schema }),
    ...lookOut,
  });
  boss.on("error", (error) => {
    // The prober has said so.
    if (!availability.isAway()) options.log.warn({ error: error.message }, "job queue");
  });
  await boss.start();
  const byName = new Map(options.definitions.map((definition) => [definition.name, definition]));
  await ensureQueues(boss, options.definitions);
  const runHere = async (name: JobName, data: JobData): Promise<void> => {
    const definition = byName.get(name);
    if (!definition) throw new Error(`No job ${name}`);
    await definition.run(jobRun(options, jobs, name), data);
  };
  const insert = await openJobInsert(boss, [...byName.keys()]);
  const parts = new Map([...byName.keys()].map((name) => [name, jobPart(name)]));
  const channel = `treadclub_jobs_${options.schema ?? "pgboss"}`;
  const jobs: Jobs = {
    insert,
    enqueue: (tx, name, data, { startAfter } = {}) => {
      const part = parts.get(name);
      if (!part) throw new Error(`No job ${name}`);
      tx.unit.jobs ??= insert;
      defer(tx, part, [{ data, ...(startAfter ? { startAfter: startAfter.toISOString() } : {}) }]);
      if (!startAfter) jobs.wake(tx, name);
    },
    wake: (tx, name) => announce(tx, channel, name),
    run: (name, data = {}) => runHere(name, data),
    work: () => beginWork(boss, options, { channel, run: runHere }),
    stop: async () => {
      connections.stopWaiting();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await connections.close();
    },
  };
  return jobs;
}

interface Work {
  readonly channel: string;
  readonly run: (name: JobName, data: JobData) => Promise<void>;
}

/** Begins to work on every queue; news on the channel wakes its workers. */
async function beginWork(boss: PgBoss, { bus, definitions }: JobOptions, { channel, run }: Work): Promise<void> {
  const workers = new Map<string, readonly string[]>();
  bus?.hear(channel, (name) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  });
  // Those whose last look failed would pause before the next one.
  bus?.onMissed(() => {
    for (const worker of [...workers.values()].flat()) boss.notifyWorker(worker);
  });
  for (const { name, atOnce } of definitions) {
    const begin = (): Promise<string> =>
      boss.work<JobData, unknown, typeof haste>(name, haste, async (batch) => {
        const runOne = ({ id, data }: (typeof batch)[number]): Promise<JobResult> => outcome(id, run(name, data ?? {}));
        if (atOnce !== undefined) return Promise.all(batch.map(runOne));
        const results: JobResult[] = [];
        for (const job of batch) results.push(await runOne(job));
        return results;
      });
    workers.set(name, await Promise.all(Array.from({ length: atOnce ?? 1 }, begin)));
  }
  await ensureSchedules(boss, definitions);
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

/** Jobs of a queue, by the library's own statement. */
const jobPart = (queue: JobName): DeferredPart<{ readonly data: object; readonly startAfter?: string }> => ({
  name: `jobs ${queue}`,
  write: (rows, insert) => [[`jobs ${queue}`, insert(queue, rows)]],
});
