import type { WriteCtx } from "../context.ts";
import type { JobInsert } from "../db/deferred.ts";
import type { Database, WriteDb } from "../db/open.ts";
import type { Log } from "../log.ts";
import type { JobName, JobTypes } from "./names.ts";

/** What a job carries: ids, never personal data. */
export type JobData = Readonly<Record<string, string | number>>;

export interface JobDefinition {
  readonly name: JobName;
  /** A cron line (UTC) for work that comes round; such a job runs once per due time over all processes. */
  readonly cron?: string;
  /** For jobs that wait for somebody else: so many workers, each with a few of them side by side. One after another when left out. */
  readonly atOnce?: number;
  /** Tries after the first, with growing pauses. */
  readonly retryLimit?: number;
  /** `write` opens a transaction for a step; a job that asks an outside service does so between steps. */
  readonly run: (job: JobRun, data: JobData) => Promise<void>;
}

export interface JobRun {
  readonly db: Database;
  readonly now: Date;
  readonly log: Log;
  readonly write: <T>(step: (ctx: WriteCtx) => Promise<T>) => Promise<T>;
}

export interface Jobs {
  /** Puts a job into its queue when the caller's transaction commits. */
  enqueue<N extends JobName>(tx: WriteDb, name: N, data: JobTypes[N], options?: { readonly startAfter?: Date }): void;
  /** Lets the workers of a queue look at once when the transaction commits, for jobs that its statement makes itself. */
  wake(tx: WriteDb, name: JobName): void;
  /** The SQL that puts jobs into a queue, for parts of a unit of work. */
  readonly insert: JobInsert;
  /** Runs a job here and now. */
  run(name: JobName, data?: JobData): Promise<void>;
  /** Begins to work; without it this process only enqueues. */
  work(): Promise<void>;
  /** Finishes what is running and stops. */
  stop(): Promise<void>;
}
