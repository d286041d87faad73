import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { findBinaries } from "./binaries.ts";
import { ensureCluster, superuser } from "./cluster.ts";
import { settleHome, sharedFolder, type Home } from "./home.ts";
import { keepRunning } from "./keeper.ts";
import { findPostmaster, startPostmaster, stopPostmaster, type Postmaster } from "./postmaster.ts";
import { takeStarterLock } from "./starter-lock.ts";

export type EmbeddedPostgresOptions = {
  /** Made when missing. One running program per folder. */
  dataDir: string;
  /** `durable` survives a power cut; `test` trades that for speed and takes 200 connections. */
  mode: "durable" | "test";
  log?: (line: string) => void;
  /** Called when PostgreSQL begins to start: work that fits into the time until it is ready. */
  onStarting?: () => void;
  /** Called when PostgreSQL has ended and could not be started again; the message tells the person at the terminal what to do. */
  onGivenUp?: (error: Error) => void;
};

export type EmbeddedPostgres = {
  /** `postgres://…` of the database `treadclub`, as its owner. Holds the password: do not log it. */
  url: string;
  /** True when a process that an earlier program left behind was taken over. */
  reused: boolean;
  /** Shuts down fast and resolves when no process is left. May be called again. */
  stop(): Promise<void>;
};

const database = "treadclub";

/**
 * Starts the PostgreSQL that comes with the program, or takes over the one that an earlier, killed program left running.
 * When its main process ends it is started again, on the same port.
 * It does not hear the terminal's Ctrl-C: it ends when `stop` is called, or with this process, unless that is killed in durable mode.
 * Throws errors whose message tells the person at the terminal what to do.
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === "win32") {
    throw new Error("On Windows, run the program inside WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.");
  }
  const place = await settleHome(options.dataDir, options.mode);
  const release = await takeStarterLock(place.home, place.dataDir);
  try {
    return await open(place, options, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** The address of the PostgreSQL that another program runs in this data folder right now; null when none does. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const place = await settleHome(dataDir, "durable");
  const running = await findPostmaster(place.cluster);
  if (!running?.ready) return null;
  const password = (await readFile(join(place.home, "password"), "utf8")).trim();
  return urlOf(running.port, password, database);
}

async function open(
  place: Home,
  options: EmbeddedPostgresOptions,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const binaries = await findBinaries(place.user, sharedFolder);
  const password = await ensureCluster(place, binaries, options.mode);
  const left = await takeOver(place, password, options.mode, log);
  const postmaster = left ?? (await startPostmaster(place, binaries, options));
  const url = urlOf(postmaster.port, password, database);
  try {
    await ensureDatabase(postmaster.port, password);
  } catch (error) {
    await stopPostmaster(postmaster.pid);
    throw error;
  }
  log(`The database runs as process ${postmaster.pid} on port ${postmaster.port}, its files are in ${place.home}`);
  const { mode, onGivenUp } = options;
  const keeper = keepRunning({ place, binaries, mode, log, onGivenUp }, postmaster);
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await keeper.stop();
    await release();
  };
  return { url, reused: left !== undefined, stop: () => (stopping ??= stop()) };
}

async function takeOver(
  place: Home,
  password: string,
  mode: EmbeddedPostgresOptions["mode"],
  log: (line: string) => void,
): Promise<Postmaster | undefined> {
  const left = await findPostmaster(place.cluster);
  if (!left) return undefined;
  if (left.ready && (await answers(left.port, password, mode))) {
    log(`A database process of an earlier run is still there (${left.pid}) and is used again.`);
    return left;
  }
  log(`A database process of an earlier run (${left.pid}) does not answer and is stopped.`);
  await stopPostmaster(left.pid);
  return undefined;
}

async function answers(port: number, password: string, mode: EmbeddedPostgresOptions["mode"]): Promise<boolean> {
  try {
    const fsync = await withClient(port, password, "postgres", async (client) => {
      const found = await client.query<{ fsync: string }>("show fsync");
      return found.rows[0]?.fsync;
    });
    return fsync === (mode === "test" ? "off" : "on");
  } catch {
    return false;
  }
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  await withClient(port, password, "postgres", async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  });
}

async function withClient<T>(
  port: number,
  password: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, name),
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

function urlOf(port: number, password: string, name: string): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
}
