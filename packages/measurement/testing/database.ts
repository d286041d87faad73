import { randomBytes } from "node:crypto";
import { systemClock } from "@treadclub/kit/clock";
import { migrate } from "@treadclub/kit/db/migrate";
import { openDatabase } from "@treadclub/kit/db/open";
import { openJobs } from "@treadclub/kit/jobs/queue";
import { openLog } from "@treadclub/kit/log";
import pg from "pg";
import { jobsSchema, migrations, schema } from "#measurement/schema";

/** Puts tables and queues of the service into a database from which others are cloned. */
export async function addToTemplate(url: string): Promise<void> {
  const log = openLog({ level: "warn" });
  const db = openDatabase({ url, log, schema });
  await migrate(db.pool, migrations, schema);
  const jobs = await openJobs({ url, db, clock: systemClock, log, definitions: [], schema: jobsSchema });
  await jobs.stop();
  await db.close();
}

/** A database of its own for a test file; answers its address and how to drop it. */
export async function cloneDatabase(
  adminUrl: string,
  template = "treadclub_template",
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t_${randomBytes(6).toString("hex")}`;
  await statement(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return { url: withDatabase(adminUrl, name), drop: () => statement(adminUrl, `drop database ${name} with (force)`) };
}

export async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
