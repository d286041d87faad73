import { resolve } from "node:path";
import { systemClock } from "@treadclub/kit/clock";
import { openDatabase } from "@treadclub/kit/db/open";
import { migrate } from "@treadclub/kit/db/migrate";
import { openJobs } from "@treadclub/kit/jobs/queue";
import { openLog } from "@treadclub/kit/log";
import { addToTemplate, statement, withDatabase } from "@treadclub/measurement/testing/database";

export { cloneDatabase } from "@treadclub/measurement/testing/database";

const template = "treadclub_template";
export const migrationsFolder = resolve(import.meta.dirname, "../migrations");

/** Makes the template once a run: migrated, with the queues of the jobs, for both services. */
export async function makeTemplate(adminUrl: string): Promise<void> {
  await statement(adminUrl, `create database ${template}`);
  const url = withDatabase(adminUrl, template);
  const log = openLog({ level: "warn" });
  const db = openDatabase({ url, log });
  await migrate(db.pool, migrationsFolder);
  const jobs = await openJobs({ url, db, clock: systemClock, log, definitions: [] });
  await jobs.stop();
  await db.close();
  await addToTemplate(url);
}
