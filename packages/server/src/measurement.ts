import { createHmac } from "node:crypto";
import type { Database } from "@treadclub/kit/db/open";
import type { Jobs } from "@treadclub/kit/jobs/job";
import {
  KeyError,
  openMeasurement,
  publicSandboxKey,
  scannerFolder,
  type EnsuredKey,
  type Measurement,
  type MeasurementOptions,
} from "@treadclub/measurement";
import type { FastifyInstance } from "fastify";
import { sessionsChanged } from "#modules/measurements";
import type { MeasurementPort } from "./adapters/measurement/port.ts";
import { injectedInto } from "./adapters/measurement/inject.ts";
import { openMeasurementService } from "./adapters/measurement/service.ts";
import type { MeasurementConfig } from "./config-measurement.ts";
import { demoIntegrator } from "./demo/integrator.ts";

export interface MeasurementSettings extends MeasurementConfig {
  /** Origin of an integrator's website that may be tried out with a key that everybody knows. Null: none, as in production. */
  readonly demoSite: string | null;
}

type Options = Pick<MeasurementOptions, "databaseUrl" | "clock" | "log" | "dataDir" | "publicUrl" | "strict">;

interface Around {
  readonly db: Database;
  readonly http: FastifyInstance;
  /** The platform's own; its key is made from it. */
  readonly secret: string;
  /** The queue of the platform, once it is open. */
  readonly jobs: () => Jobs;
}

/**
 * Opens the measurement service over the platform's database and on its server, and answers how the platform reaches it: by
 * the service's own calls, with a key of its own, without a socket.
 */
export async function openOwnMeasurement(
  { databaseUrl, clock, log, dataDir, publicUrl, strict }: Options,
  { remote, sandbox, webhooksToPrivate, demoSite }: MeasurementSettings,
  { db, http, secret, jobs }: Around,
): Promise<{ service: Measurement; port: MeasurementPort }> {
  const own = platformKey(secret, remote !== null);
  const ensureKeys = demoSite === null ? [own] : [own, demoIntegrator(demoSite)];
  const service = await openMeasurement({
    databaseUrl,
    clock,
    log,
    dataDir,
    publicUrl,
    strict,
    scannerFolder,
    remote,
    sandbox,
    webhooksToPrivate,
    ensureKeys,
    onChanged: (sessionIds) => sessionsChanged(db, jobs(), sessionIds),
  });
  await revokeOld(service, ensureKeys);
  await service.mountOn(http);
  const port = openMeasurementService({
    send: injectedInto(http),
    key: own.key,
    launch: { api_base: `${publicUrl}/measurement/v1/`, scanner: `${publicUrl}/scan/` },
    hasEngine: remote !== null,
    sandboxKey: sandbox ? publicSandboxKey : null,
  });
  return { service, port };
}

/** The same for all processes of a platform. Every reading waits for a person there: here it is decided who that is. */
const platformKey = (secret: string, isRemote: boolean): EnsuredKey => ({
  key: `tk_live_${createHmac("sha256", secret).update("measurement key").digest("base64url")}`,
  name: "TreadClub",
  scopes: ["create", "results", "review", "review_all"],
  engine: isRemote ? "remote" : "review",
  confirm: "always",
});

/** Revokes keys of replaced secrets and of a disabled demo. */
async function revokeOld({ keys }: Measurement, kept: readonly EnsuredKey[]): Promise<void> {
  const names = [platformKey("", false).name, demoIntegrator("").name];
  for (const { id, name, prefix, revokedAt } of await keys.list()) {
    const isOld = names.includes(name) && !kept.some((one) => one.name === name && one.key.startsWith(prefix));
    if (isOld && revokedAt === null) await keys.revoke(id).catch(unlessRevoked);
  }
}

/** Another process that starts at the same moment was first. */
function unlessRevoked(error: unknown): void {
  if (!(error instanceof KeyError)) throw error;
}
