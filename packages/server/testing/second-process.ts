import { openDatabase } from "@treadclub/kit/db/open";
import type { Jobs } from "@treadclub/kit/jobs/job";
import { openLog } from "@treadclub/kit/log";
import { afterAll } from "vitest";
import type { MeasurementPort } from "#adapters/measurement/port";
import { openApp } from "#server/app";
import { openCaller, type Caller } from "./call.ts";
import type { TestApp } from "./test-app.ts";

export interface SecondProcess {
  readonly jobs: Jobs;
  as(actor: { token: string } | null): Caller;
}

/**
 * The platform once more over the same database, as a second process runs it: what they know of each other goes through
 * PostgreSQL. It reaches the measurement service that the world has opened, or the one that is given.
 */
export async function openSecondProcess(
  testApp: TestApp,
  measurementPort: MeasurementPort = testApp.app.measurement.port,
): Promise<SecondProcess> {
  const log = openLog({ level: "silent" });
  const db = openDatabase({ url: testApp.url, log });
  const app = await openApp({ ...testApp.appOptions, db, measurement: null, measurementPort });
  afterAll(async () => {
    await app.close();
    await db.close();
  });
  return { jobs: app.jobs, as: (actor) => openCaller(app.http, actor?.token ?? null) };
}
