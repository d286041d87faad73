import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeTestClock, type TestClock } from "@treadclub/kit/clock";
import { openHttp } from "@treadclub/kit/http/app";
import { openLog } from "@treadclub/kit/log";
import { measurementCatalog } from "@treadclub/contract/measurement/catalog";
import { openCallChanges } from "@treadclub/kit/testing/call-changes";
import { openCallStatements } from "@treadclub/kit/testing/call-statements";
import type { FastifyInstance } from "fastify";
import { afterAll, inject } from "vitest";
import { base } from "#measurement/mount";
import { schema } from "#measurement/schema";
import { translate } from "#measurement/translate";
import { openService, type Beside, type MeasurementOptions, type Service } from "#measurement/service";
import { openCaller, type Caller } from "./call.ts";
import { cloneDatabase } from "./database.ts";
import { openFactories, type Factories } from "./factories.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseUrl: string;
  }
}

export interface MeasurementApp extends Caller {
  readonly service: Service;
  readonly http: FastifyInstance;
  readonly clock: TestClock;
  readonly make: Factories;
  /** What the service was opened with; for a second process over the same database. */
  readonly options: MeasurementOptions;
  /** The statements that were sent to the database while `work` ran. */
  queries<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly statements: string[] }>;
  /** One more process over the same database; closed with the world. */
  another(options?: Partial<MeasurementOptions>): Promise<Omit<MeasurementApp, "another" | "queries">>;
}

export interface TestAppOptions extends Partial<MeasurementOptions> {
  /** Hears every line that is logged, down to debug. */
  readonly onLog?: (line: string) => void;
  /** The limits of the service instead of generous ones. */
  readonly realLimits?: true;
}

/** The measurement service over a database of its own, closed after the tests of the file; its calls must audit what they change. Its jobs run when a test runs them. */
export async function openMeasurementApp({
  onLog,
  realLimits,
  ...overrides
}: TestAppOptions = {}): Promise<MeasurementApp> {
  const { url, drop } = await cloneDatabase(inject("databaseUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-measurement-"));
  const clock = makeTestClock();
  const options: MeasurementOptions = {
    databaseUrl: url,
    clock,
    log: onLog ? openLog({ level: "debug", write: onLog }) : openLog({ level: "silent" }),
    dataDir,
    publicUrl: "http://localhost:3100",
    strict: true,
    scannerFolder: null,
    sandbox: true,
    webhooksToPrivate: true,
    ...overrides,
  };
  const closers: (() => Promise<void>)[] = [];
  const sent = openCallStatements(measurementCatalog, base);
  const changes = openCallChanges(measurementCatalog);
  const open = async (given: MeasurementOptions) => {
    const beside: Beside = { onQuery: sent.onQuery, ...(realLimits ? {} : { limits: generous }) };
    const process = await openProcess(given, clock, { beside, watch: (http) => sent.watch(http, changes.hear) });
    closers.push(async () => {
      await process.http.close();
      await process.service.close();
    });
    return process;
  };
  afterAll(async () => {
    for (const close of closers) await close();
    try {
      await changes.check({ url, schema });
    } finally {
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
  return {
    ...(await open(options)),
    another: (other = {}) => open({ ...options, ...other }),
    async queries(work) {
      const { result, seen } = await sent.during(work);
      // Wrong bearers are counted, which is no look at what they ask for.
      return { result, statements: seen.filter((text) => !text.startsWith("/* gate */")) };
    },
  };
}

const plenty = { points: 100_000, windowSeconds: 60 };
const generous = { bearer: plenty, sandbox: plenty, sandboxUpload: plenty };

interface ProcessParts {
  readonly beside: Beside;
  /** Hooks reach the calls that are put on the server afterwards. */
  readonly watch: (http: FastifyInstance) => void;
}

async function openProcess(options: MeasurementOptions, clock: TestClock, { beside, watch }: ProcessParts) {
  const service = await openService(options, beside);
  const http = await openHttp({ log: options.log, translate, trustProxy: false, isReady: async () => true });
  watch(http);
  await service.mountOn(http);
  const caller = openCaller(http);
  return { ...caller, service, http, clock, options, make: openFactories(service, caller) };
}
