import { readdir, readFile } from "node:fs/promises";
import pg from "pg";

const lockId = 7_302_118;

/**
 * Applies the .sql files of a folder in name order, each once, under a lock, so that several processes may start at once;
 * into a schema of its own, which is made, when the pool was opened for one.
 */
export async function migrate(pool: pg.Pool, folder: string, schema?: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockId]);
    if (schema !== undefined) await client.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string }>("select name from schema_migrations");
    const done = new Set(rows.map((row) => row.name));
    const missing = files.filter((name) => !done.has(name));
    for (const name of missing) await apply(client, name, await readFile(`${folder}/${name}`, "utf8"));
    return missing;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockId]).catch(() => undefined);
    client.release();
  }
}

async function apply(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql.replaceAll("--> statement-breakpoint", ""));
    await client.query("insert into schema_migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
