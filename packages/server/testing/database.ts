import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { systemClock } from "@treadclub/kit/clock";
import { openDatabase } from "@treadclub/kit/db/open";
import { migrate } from "@treadclub/kit/db/migrate";
import { openJobs } from "@treadclub/kit/jobs/queue";
import { openLog } from "@treadclub/kit/log";
import pg from "pg";

const template = "treadclub_template";
export const migrationsFolder = resolve(import.meta.dirname, "../migrations");

/** Makes the template once a run: migrated, with the queues of the jobs. */
export async function makeTemplate(adminUrl: string): Promise<void> {
  await statement(adminUrl, `create database ${template}`);
  const url = withDatabase(adminUrl, template);
  const log = openLog({ level: "warn" });
  const db = openDatabase({ url, log });
  await migrate(db.pool, migrationsFolder);
  const jobs = await openJobs({ url, db, clock: systemClock, log, definitions: [] });
  await jobs.stop();
  await db.close();
}

/** A database of its own for a test file; answers its address and how to drop it. */
export async function cloneDatabase(adminUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t_${randomBytes(6).toString("hex")}`;
  await statement(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return { url: withDatabase(adminUrl, name), drop: () => statement(adminUrl, `drop database ${name} with (force)`) };
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
