import type { ErrorCode } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { WriteCtx } from "@treadclub/kit/context";
import { writeCtx } from "@treadclub/kit/ctx";
import { migrate } from "@treadclub/kit/db/migrate";
import { openDatabase, type Database } from "@treadclub/kit/db/open";
import { openFolderStore } from "@treadclub/kit/files/store";
import { openLimits, type LimitRule } from "@treadclub/kit/http/limits";
import { openLocker, releaseChannel } from "@treadclub/kit/http/locker";
import { openStreams } from "@treadclub/kit/http/stream";
import { openUploads } from "@treadclub/kit/http/uploads";
import type { Jobs } from "@treadclub/kit/jobs/job";
import { openJobs } from "@treadclub/kit/jobs/queue";
import { openBus } from "@treadclub/kit/live";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { sessionChannel } from "./changed.ts";
import { allJobs } from "./compose.ts";
import type { Deps } from "./deps.ts";
import { openKeyManagement, type KeyManagement } from "./management/management.ts";
import { openRefusalLog } from "./management/refusals.ts";
import { openKeyBook, type KeyBook } from "./keys/book.ts";
import { ensureKeys, type EnsuredKey } from "./keys/ensure.ts";
import { secretOf, encryptionOf } from "./keys/open.ts";
import { limitRules, type BearerLimit } from "./limits.ts";
import { base, mountOn } from "./mount.ts";
import { openRemote } from "./remote/client.ts";
import { translate } from "./translate.ts";
import { jobsSchema, migrations, schema } from "./schema.ts";

export interface MeasurementOptions {
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Photos and unfinished uploads lie in its folder `measurement`. */
  readonly dataDir: string;
  /** An origin, without slash. */
  readonly publicUrl: string;
  /** Whether webhooks may go to private networks and to this machine. */
  readonly webhooksToPrivate: boolean;
  /** An answer that breaks the contract throws. */
  readonly strict: boolean;
  /** Signs image links, seals webhook secrets; made and shared in the database when left out. */
  readonly secret?: string | null;
  /** The built web scanner; null: no scanner pages. */
  readonly scannerFolder: string | null;
  /** The service that measures for keys with the engine "remote". */
  readonly remote?: { readonly url: string; readonly key: string } | null;
  readonly ensureKeys?: readonly EnsuredKey[];
  /** Whether the public sandbox key exists. */
  readonly sandbox: boolean;
  /** Hears of sessions of ensured keys after a committed change; again, when it throws. */
  readonly onChanged?: (sessionIds: readonly number[]) => Promise<void>;
}

export interface Measurement {
  mountOn(http: FastifyInstance): Promise<void>;
  /** `work()` begins the jobs. */
  readonly jobs: Jobs;
  readonly keys: KeyBook;
  /** What integrators see and do with their keys. */
  readonly management: KeyManagement;
  /** Ends streams, jobs and connections. */
  close(): Promise<void>;
}

/** What a test looks into. */
export interface Service extends Measurement {
  readonly db: Database;
  readonly deps: Deps;
  run<T>(work: (ctx: WriteCtx<ErrorCode>) => Promise<T>): Promise<T>;
}

const poolSize = 4;
/** Most event streams of one session; another one closes the oldest. */
const streamsOfSession = 5;

/** What tests set. */
export interface Beside {
  /** Hears every statement. */
  readonly onQuery?: (sql: string) => void;
  readonly limits?: Readonly<Record<BearerLimit, LimitRule>>;
}

/** Opens the service over a database: migrates it, makes its keys, opens its queues. */
export async function openService(
  options: MeasurementOptions,
  { onQuery, limits = limitRules }: Beside = {},
): Promise<Service> {
  const { databaseUrl: url, clock, log } = options;
  const db = openDatabase({ url, log, poolSize, schema, ...(onQuery ? { onQuery } : {}) });
  await migrate(db.pool, migrations, schema);
  const own = await openParts(options, db, limits);
  const runAs = <T>(name: string, work: (ctx: WriteCtx<ErrorCode>) => Promise<T>): Promise<T> =>
    db.transaction((tx) =>
      work(writeCtx(tx, { actor: { kind: "job", name }, now: clock.now(), log, requestId: "measurement", jobs })),
    );
  const run: Service["run"] = (work) => runAs("measurement", work);
  const keyIds = new Set<number>();
  const deps: Deps = {
    ...own.parts,
    remote:
      options.remote == null
        ? null
        : openRemote({
            ...options.remote,
            encryption: own.parts.encryption,
            clock,
            log,
            enqueueLook: (id) => db.transaction(async (tx) => jobs.enqueue(tx, "look-remote", { id })),
          }),
    ensured: { keyIds, onChanged: options.onChanged ?? null },
  };
  const { bus } = own.parts;
  const jobs = await openJobs({ url, db, clock, log, bus, definitions: allJobs(deps), schema: jobsSchema });
  for (const id of await run((ctx) => ensureKeys(ctx, options.ensureKeys ?? [], options.sandbox))) keyIds.add(id);
  return {
    db,
    deps,
    jobs,
    run,
    keys: openKeyBook(run, deps),
    management: openKeyManagement(deps, runAs),
    mountOn: (http) => mountOn(http, { ...options, deps, jobs }),
    close: async () => {
      deps.streams.endAll();
      await jobs.stop();
      await deps.refusals.close();
      await own.close();
      await db.close();
    },
  };
}

async function openParts(
  { databaseUrl: url, clock, log, dataDir, publicUrl, webhooksToPrivate, secret: given }: MeasurementOptions,
  db: Database,
  rules: Readonly<Record<BearerLimit, LimitRule>>,
): Promise<{ parts: Omit<Deps, "remote" | "ensured">; close(): Promise<void> }> {
  const folder = `${dataDir}/measurement`;
  const secret = await secretOf(db, given ?? null);
  const bus = await openBus({ url, db, channels: [sessionChannel, releaseChannel], log, service: "measurement" });
  const locker = openLocker({ url, bus });
  const limits = openLimits(db, rules);
  const store = openFolderStore(`${folder}/files`);
  const uploads = await openUploads({
    db,
    store,
    clock,
    locker,
    folder: `${folder}/uploads`,
    path: `${base}uploads`,
    translate,
    log,
  });
  return {
    parts: {
      db,
      clock,
      log,
      secret,
      store,
      uploads,
      bus,
      streams: openStreams(streamsOfSession),
      limits,
      publicUrl,
      webhooksToPrivate,
      imageBase: `${publicUrl}${base}files/`,
      encryption: encryptionOf(secret),
      refusals: openRefusalLog(db, log),
    },
    close: async () => {
      await Promise.all([bus.close(), locker.close(), limits.close()]);
    },
  };
}
