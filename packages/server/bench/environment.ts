import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { migrate } from "@treadclub/kit/db/migrate";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import pg from "pg";
import { fill, type Filled } from "./fill/fill.ts";
import type { Size } from "./fill/sizes.ts";
import { untilUnused } from "./idle.ts";
import { startServer, stopServer, type Server } from "./processes.ts";

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly filled: Filled;
}

/** A PostgreSQL of the bench's own, with databases and servers that are made when they are asked for first. */
export interface Environment {
  readonly pool: pg.Pool;
  /** The log of PostgreSQL. */
  readonly logFile: string;
  readonly secret: string;
  database(size: Size): Promise<Database>;
  /** Ends a database that nothing else needs. */
  drop(database: Database): Promise<void>;
  /** Starts another process of our server or of one beside it. */
  start(file: string, database: Database): Promise<Server>;
  stop(server: Server): Promise<void>;
  close(): Promise<void>;
}

const migrations = resolve(import.meta.dirname, "../migrations");
const secret = "bench-secret-of-more-than-thirty-two-letters";

export async function openEnvironment(): Promise<Environment> {
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-bench-"));
  chmodSync(dataDir, 0o755);
  const postgres = await openEmbeddedPostgres({ dataDir, mode: "durable" });
  const pool = new pg.Pool({ connectionString: postgres.url });
  const databases = new Map<string, Promise<Database>>();
  const servers = new Set<Server>();
  const stop = async (server: Server): Promise<void> => {
    servers.delete(server);
    await stopServer(server);
  };
  return {
    pool,
    logFile: join(dataDir, "postgres.log"),
    secret,
    database(size) {
      const known = databases.get(size.database) ?? makeDatabase(pool, postgres.url, size);
      databases.set(size.database, known);
      return known;
    },
    async drop(database) {
      const name = database.filled.size.database;
      databases.delete(name);
      await database.pool.end();
      await untilUnused(pool, name);
      await pool.query(`drop database ${name} with (force)`);
    },
    async start(file, database) {
      const server = await startServer(file, [database.url, secret], dataDir);
      servers.add(server);
      return server;
    },
    stop,
    async close() {
      await Promise.all([...servers].map(stop));
      for (const database of databases.values()) await (await database).pool.end();
      await pool.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeDatabase(pool: pg.Pool, postgresUrl: string, size: Size): Promise<Database> {
  process.stdout.write(`Filling ${size.rows.toLocaleString("en-GB")} rows a table…\n`);
  await pool.query(`create database ${size.database}`);
  const address = new URL(postgresUrl);
  address.pathname = `/${size.database}`;
  const own = new pg.Pool({ connectionString: address.href });
  await migrate(own, migrations);
  return { url: address.href, pool: own, filled: await fill(own, size) };
}
