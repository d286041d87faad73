import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalog, type Actor, type CallName, type ErrorCode, type LimitName } from "@treadclub/contract";
import { makeTestClock, type TestClock } from "@treadclub/kit/clock";
import type { WriteCtx } from "@treadclub/kit/context";
import { writeCtx } from "@treadclub/kit/ctx";
import { openDatabase, type Database } from "@treadclub/kit/db/open";
import type { LimitRule } from "@treadclub/kit/http/limits";
import { openLog } from "@treadclub/kit/log";
import { openCallStatements, type SeenCall } from "@treadclub/kit/testing/call-statements";
import type { AddressPort } from "#adapters/addresses/port";
import type { VehicleRegister } from "#adapters/vehicle-register/port";
import type { MailPort } from "#adapters/mail/port";
import type { PaymentPort } from "#adapters/payments/port";
import type { ProviderPort } from "#adapters/sign-in-provider/port";
import { openApp, type App, type AppOptions } from "#server/app";
import type { MeasurementSettings } from "#server/measurement";
import { openCaller, type Caller } from "./call.ts";
import { openFactories, type Factories } from "./factories/index.ts";
import { isGate } from "./statement-budget.ts";

export interface TestApp {
  readonly app: App;
  /** What the platform was opened with; for a second process over the same database. */
  readonly appOptions: AppOptions;
  readonly db: Database;
  readonly clock: TestClock;
  readonly make: Factories;
  readonly url: string;
  readonly dataDir: string;
  /** Calls the platform as somebody: `await testApp.as(anna).call("allUserVehicles", {...})`. */
  as(actor: { token: string } | null): Caller;
  /** Runs an operation in a transaction, as an actor or as a job. */
  run<T, C extends ErrorCode = ErrorCode>(work: (ctx: WriteCtx<C>) => T | Promise<T>, actor?: Actor): Promise<T>;
  /** The statements that were sent to the database while `work` ran; `statements` leaves out who calls, which is looked up by the clock, and limits. */
  queries<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[]; everyStatement: string[] }>;
}

export interface TestAppOptions {
  /** A PostgreSQL of one's own with the template, or a way to the usual one; that of the test run when left out. */
  readonly databaseUrl?: string;
  /** How long a statement that reads may take, where it waits for the test. */
  readonly readMs?: number;
  readonly limits?: Partial<Record<LimitName, LimitRule>>;
  /** The development outbox when left out; `openSmtp().mail` for mails that are really sent. */
  readonly mail?: MailPort;
  readonly addresses?: AddressPort;
  readonly register?: VehicleRegister;
  readonly provider?: ProviderPort;
  /** The test checkout when left out. */
  readonly payments?: PaymentPort;
  readonly publicUrl?: string;
  /** Opens the measurement service, too, which takes a while: true for an own one, or where tyres are measured instead. */
  readonly measurement?: boolean | { readonly remote: { readonly url: string; readonly key: string } };
  /** Hears every line that is logged, down to debug. */
  readonly onLog?: (line: string) => void;
  /** Hears of each call that was answered, with its statements. */
  readonly onCall?: (call: SeenCall<CallName>) => void;
}

/** Opens a whole platform over an empty, migrated database. */
export async function openTestAppOn(
  url: string,
  options: TestAppOptions = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-testApp-"));
  const clock = makeTestClock();
  const log = options.onLog ? openLog({ level: "debug", write: options.onLog }) : openLog({ level: "silent" });
  const sent = openCallStatements(catalog, "/api/v1/");
  const db = openDatabase({ url, log, onQuery: sent.onQuery, ...(options.readMs ? { readMs: options.readMs } : {}) });
  db.onCommitted(sent.onCommitted);
  const appOptions: AppOptions = {
    databaseUrl: url,
    db,
    clock,
    log,
    dataDir,
    publicUrl: options.publicUrl ?? "http://localhost:3000",
    provider: options.provider ?? null,
    production: false,
    demo: false,
    trustProxy: false,
    tokenSecret: null,
    vatRatePercent: 20,
    freeScans: 4,
    packPrices: { 4: 599, 8: 999 },
    buildNumber: "test",
    strict: true,
    limits: { ...generous, ...options.limits },
    measurement: measurementOf(options.measurement),
    ...adaptersOf(options),
  };
  const app = await openApp(appOptions);
  if (options.onCall) sent.watch(app.http, options.onCall);
  const run: TestApp["run"] = (work, actor = { kind: "job", name: "test" }) =>
    db.transaction(async (tx) =>
      work(writeCtx(tx, { actor, now: clock.now(), log, requestId: "test", jobs: app.jobs })),
    );
  return {
    app,
    appOptions,
    db,
    clock,
    url,
    dataDir,
    run,
    make: openFactories({ run, secret: app.secret, clock }),
    as: (actor) => openCaller(app.http, actor?.token ?? null),
    async queries(work) {
      const { result, seen } = await sent.during(work);
      return { result, statements: seen.filter((statement) => !isGate.test(statement)), everyStatement: seen };
    },
    async close() {
      await app.close();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const adaptersOf = ({ mail, addresses, register, payments }: TestAppOptions): Partial<AppOptions> => ({
  ...(mail ? { mail } : {}),
  ...(addresses ? { addresses } : {}),
  ...(register ? { register } : {}),
  ...(payments ? { payments } : {}),
});

function measurementOf(overrides: TestAppOptions["measurement"]): MeasurementSettings | null {
  if (overrides === undefined || overrides === false) return null;
  return {
    remote: overrides === true ? null : overrides.remote,
    sandbox: true,
    webhooksToPrivate: true,
    demoSite: null,
  };
}

const plenty: LimitRule = { points: 100_000, windowSeconds: 60 };
const generous: Readonly<Record<LimitName, LimitRule>> = {
  signIn: plenty,
  account: plenty,
  device: plenty,
  proof: plenty,
  mail: plenty,
  signUp: plenty,
  refresh: plenty,
  code: plenty,
  codeAddress: plenty,
  shortCode: plenty,
  lookUp: plenty,
  message: plenty,
  report: plenty,
  upload: plenty,
};
