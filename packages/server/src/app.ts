import { catalog, type LimitName } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import { writeCtx } from "@treadclub/kit/ctx";
import type { Database } from "@treadclub/kit/db/open";
import { openFolderStore, type FileStore } from "@treadclub/kit/files/store";
import { openHttp } from "@treadclub/kit/http/app";
import { usualConnections, type ConnectionLimits } from "@treadclub/kit/http/connections";
import { openLimits, type LimitRule } from "@treadclub/kit/http/limits";
import { openStreams } from "@treadclub/kit/http/stream";
import { openLocker, releaseChannel } from "@treadclub/kit/http/locker";
import { mount } from "@treadclub/kit/http/mount";
import { servePrepared } from "@treadclub/kit/http/prepared-answer";
import { tusHeaders } from "@treadclub/kit/http/tus-answers";
import { openUploads } from "@treadclub/kit/http/uploads";
import type { Jobs } from "@treadclub/kit/jobs/job";
import { openJobs } from "@treadclub/kit/jobs/queue";
import { openBus } from "@treadclub/kit/live";
import { sharedSecret } from "@treadclub/kit/secrets";
import type { Measurement } from "@treadclub/measurement";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { identityHandlers, openAuthentication, sessionChannel } from "#modules/identity";
import { noteActing } from "#modules/impersonation";
import type { ProviderPort } from "./adapters/sign-in-provider/port.ts";
import { openOffers, type OfferCache } from "#modules/offers";
import { openFrames, type FrameSites } from "#modules/teams";
import { allHandlers, allJobs, prepare, type Deps } from "./compose.ts";
import { accountOf } from "#modules/consumers";
import { limitRules } from "./limits.ts";
import { translate } from "./translate.ts";
import type { Operator } from "./config-operator.ts";
import { followEvents } from "./payment-events.ts";
import { noAddresses } from "./adapters/addresses/none.ts";
import type { AddressPort } from "./adapters/addresses/port.ts";
import { openBundledRegister } from "./adapters/vehicle-register/bundled.ts";
import type { VehicleRegister } from "./adapters/vehicle-register/port.ts";
import { outboxMail } from "./adapters/mail/outbox.ts";
import type { MailPort } from "./adapters/mail/port.ts";
import { noKeyManagement } from "./adapters/key-management/none.ts";
import { noMeasurement } from "./adapters/measurement/none.ts";
import type { MeasurementPort } from "./adapters/measurement/port.ts";
import type { PaymentPort } from "./adapters/payments/port.ts";
import { openTestCheckout } from "./adapters/payments/test-checkout.ts";
import { openOwnMeasurement, type MeasurementSettings } from "./measurement.ts";

export interface AppOptions {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly production: boolean;
  readonly demo: boolean;
  readonly trustProxy: boolean | string;
  /** The usual ones when left out. */
  readonly connections?: ConnectionLimits;
  readonly tokenSecret: string | null;
  readonly vatRatePercent: number;
  readonly freeScans: number;
  readonly packPrices: Deps["packPrices"];
  readonly buildNumber: string;
  /** Who runs this installation; unnamed when left out. */
  readonly operator?: Operator;
  /** The development outbox when left out. */
  readonly mail?: MailPort;
  /** When left out, addresses are typed in. */
  readonly addresses?: AddressPort;
  /** The bundled register when left out. */
  readonly register?: VehicleRegister;
  /** The test checkout when left out. */
  readonly payments?: PaymentPort;
  readonly strict: boolean;
  readonly provider?: ProviderPort | null;
  /** The measurement service that is opened with the platform; null or left out: none, unless a port leads to one. */
  readonly measurement?: MeasurementSettings | null;
  /** Leads to a service that somebody else has opened. */
  readonly measurementPort?: MeasurementPort;
  readonly limits?: Partial<Readonly<Record<LimitName, LimitRule>>>;
}

export interface App {
  readonly http: FastifyInstance;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly store: FileStore;
  readonly frameSites: FrameSites;
  readonly offers: OfferCache;
  /** How the measurement service is reached, and the service itself where it was opened here. */
  readonly measurement: { readonly port: MeasurementPort; readonly service: Measurement | null };
  /** Begins to work on jobs. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Composes the platform's service over an open, migrated database. */
export async function openApp(options: AppOptions): Promise<App> {
  const { db, clock, log } = options;
  const secret = await sharedSecret(db.pool, "token", options.tokenSecret ?? undefined);
  const bus = await openBus({ url: options.databaseUrl, db, channels: [sessionChannel, releaseChannel], log });
  const limits = openLimits<LimitName>(db, { ...limitRules, ...options.limits });
  const store = openFolderStore(`${options.dataDir}/files`);
  const locker = openLocker({ url: options.databaseUrl, bus });
  const uploads = await openUploads({ db, store, clock, locker, folder: `${options.dataDir}/uploads`, translate, log });
  const streams = openStreams();
  const offers = openOffers({ db, clock });
  const http = await openHttpServer(options);
  const measurement = await measurementOf(options, { db, http, secret, jobs: () => jobs });
  const outside = outsideOf(options, measurement);
  const deps = { ...options, ...outside, secret, limits, store, uploads, bus, streams, accountOf, offers };
  const jobs = await openJobs({ url: options.databaseUrl, db, clock, log, bus, definitions: allJobs(deps) });
  await prepared(options, jobs);
  const authentication = openAuthentication({ db, clock, bus, secret, accountOf });
  http.addHook("preClose", async () => streams.endAll());
  const handlers = { ...identityHandlers(deps), ...allHandlers(deps) };
  mount(http, {
    catalog,
    handlers,
    db,
    clock,
    log,
    jobs,
    limits,
    actorOf: authentication.actorOf,
    onActing: noteActing({ db, clock }),
    translate,
    strict: options.strict,
    secureCookies: options.publicUrl.startsWith("https:"),
  });
  followEvents(http, { ...outside, publicUrl: options.publicUrl, db, clock, jobs });
  http.options("/api/v1/uploads*", async (_request, reply) => reply.headers(tusHeaders).code(204).send());
  serveDescription(http, options.publicUrl);
  return {
    http,
    jobs,
    secret,
    store,
    offers,
    frameSites: openFrames({ db, clock, limits }),
    measurement,
    work: async () => {
      await jobs.work();
      await measurement.service?.jobs.work();
    },
    close: async () => {
      await http.close();
      await jobs.stop();
      await measurement.service?.close();
      authentication.close();
      await Promise.all([bus.close(), locker.close(), limits.close()]);
    },
  };
}

/** The description of the calls, made when it is first asked for. */
function serveDescription(http: FastifyInstance, publicUrl: string): void {
  servePrepared(http, "/api/v1/openapi.json", {
    type: "application/json; charset=utf-8",
    make: async () => {
      const { openApi } = await import("@treadclub/contract/openapi");
      return JSON.stringify(openApi(publicUrl));
    },
  });
}

async function prepared({ db, clock, log }: AppOptions, jobs: Jobs): Promise<void> {
  const parts = { actor: { kind: "job", name: "prepare" }, now: clock.now(), log, requestId: "prepare", jobs } as const;
  await db.transaction((tx) => prepare(writeCtx(tx, parts)));
}

const openHttpServer = ({
  db,
  log,
  trustProxy,
  connections = usualConnections,
}: AppOptions): Promise<FastifyInstance> =>
  openHttp({
    log,
    translate,
    trustProxy,
    connections,
    isReady: async () => (await db.pool.query("select 1")).rowCount === 1,
  });

/** What stands outside, each with the way to do without it. */
const outsideOf = (options: AppOptions, { port, service }: App["measurement"]) => ({
  mail: options.mail ?? outboxMail,
  addresses: options.addresses ?? noAddresses,
  register: options.register ?? openBundledRegister(),
  payments: options.payments ?? openTestCheckout(options.publicUrl),
  provider: options.provider ?? null,
  measurement: port,
  management: service?.management ?? noKeyManagement,
});

async function measurementOf(
  options: AppOptions,
  around: Parameters<typeof openOwnMeasurement>[2],
): Promise<App["measurement"]> {
  if (options.measurement) return openOwnMeasurement(options, options.measurement, around);
  return { port: options.measurementPort ?? noMeasurement(options.publicUrl), service: null };
}
