import { spawn } from "node:child_process";
import { closeSync, openSync, readSync, fstatSync } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { plainEnvironment } from "./cluster.ts";
import type { Home } from "./home.ts";
import { atOurEnd, commandOf, isAlive, signal, waitForEnd } from "./processes.ts";

export type Postmaster = {
  pid: number;
  port: number;
  ready: boolean;
  /** Resolves when the process ends, with the signal that ended it or null; only for one that this process has started. */
  ended?: Promise<NodeJS.Signals | null>;
};

export type StartOptions = {
  mode: "durable" | "test";
  /** A free one when left out. */
  port?: number;
  onStarting?: () => void;
};

const readyTimeoutMs = 120_000;
const retryTimeoutMs = 20_000;
/** PostgreSQL writes its note right after it has made the file. */
const writingNoteMs = 5_000;
/** Above the highest process number that any system gives out. */
const numberOfNobody = 2_000_000_000;
const logLimitBytes = 10 * 1024 * 1024;

/** The running PostgreSQL of exactly this cluster, if there is one. A note left by an ended one is cleared away. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const noted = await readNote(cluster);
  if (!noted) return undefined;
  const [program = "", ...rest] = commandOf(noted.pid);
  const ours = noted.cluster === cluster && program.endsWith("postgres") && rest.includes(cluster);
  if (ours && isAlive(noted.pid)) return noted;
  await releaseNote(cluster);
  return undefined;
}

/** Starts PostgreSQL in a process group of its own and waits until it takes connections. */
export async function startPostmaster(place: Home, binaries: Binaries, options: StartOptions): Promise<Postmaster> {
  const deadlineMs = performance.now() + retryTimeoutMs;
  for (;;) {
    const outcome = await tryStart(place, binaries, options);
    if (typeof outcome !== "string") return outcome;
    if (!passes(outcome) || performance.now() > deadlineMs) {
      throw new Error(`The database in ${place.home} did not start. Its last words (${logPath(place)}):\n${outcome}`);
    }
    await pause(200);
    if (isLocked(outcome)) await clearOther(place.cluster);
  }
}

/** Fast shutdown: open transactions are rolled back, what was committed is written. Harsher only when that hangs. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps = [
    ["SIGINT", 30_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const;
  for (const [name, timeoutMs] of steps) {
    signal(pid, name);
    if (await waitForEnd(pid, timeoutMs)) return;
  }
  throw new Error(`The database process ${pid} cannot be stopped.`);
}

/**
 * The number may belong to a stranger by now, or to an ended process that nobody has buried: PostgreSQL would take
 * either for a running copy of itself. The rest of the note stays, it tells whether children of the ended one still write.
 * One that is just ending may have taken its note away meanwhile.
 */
async function releaseNote(cluster: string): Promise<void> {
  const path = join(cluster, "postmaster.pid");
  const note = await readFile(path, "utf8").catch(() => "");
  if (note) await writeFile(path, note.replace(/^\d+/, String(numberOfNobody)));
}

/** A port taken in between, and children of a killed PostgreSQL that are still leaving, pass by themselves. */
function passes(words: string): boolean {
  return /could not bind|shared memory block|could not create any TCP/.test(words) || isLocked(words);
}

const isLocked = (words: string): boolean => /lock file "postmaster.pid" (is empty|already exists)/.test(words);

/** A killed starter may have got one under way that nobody keeps, or left the note that it had not written yet. */
async function clearOther(cluster: string): Promise<void> {
  const other = await findPostmaster(cluster);
  if (other) return stopPostmaster(other.pid);
  const path = join(cluster, "postmaster.pid");
  const note = await stat(path).catch(() => null);
  if (note?.size === 0 && Date.now() - note.mtimeMs > writingNoteMs) await rm(path, { force: true });
}

async function tryStart(
  place: Home,
  binaries: Binaries,
  { mode, port, onStarting }: StartOptions,
): Promise<Postmaster | string> {
  await turnLog(place);
  const log = openSync(logPath(place), "a", 0o600);
  const from = fstatSync(log).size;
  try {
    const flags = settings(mode, port ?? (await freePort())).flatMap((setting) => ["-c", setting]);
    const child = spawn(binaries.postgres, ["-D", place.cluster, ...flags], {
      ...place.user,
      cwd: "/",
      env: plainEnvironment,
      detached: true,
      stdio: ["ignore", log, log],
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      child.once("exit", (_code, signal) => resolve(signal)),
    );
    const refused = new Promise<string>((resolve) => child.once("error", (error) => resolve(error.message)));
    child.unref();
    onStarting?.();
    const callOff = atOurEnd(child.pid, "SIGINT");
    const ready = untilReady(place.cluster, child.pid);
    const outcome = await Promise.race([refused, ended.then(() => undefined), ready]).finally(callOff);
    if (outcome === undefined) return lastWords(place, from);
    return typeof outcome === "string" ? outcome : { ...outcome, ended };
  } finally {
    closeSync(log);
  }
}

async function untilReady(cluster: string, pid: number | undefined): Promise<Postmaster | string> {
  const deadlineMs = performance.now() + readyTimeoutMs;
  while (pid !== undefined && performance.now() < deadlineMs) {
    const noted = await readNote(cluster);
    if (noted?.pid === pid && noted.ready) return noted;
    if (!isAlive(pid)) await pause(1_000);
    await pause(10);
  }
  if (pid !== undefined) await stopPostmaster(pid);
  return "It was not ready in time.";
}

function settings(mode: "durable" | "test", port: number): string[] {
  const always = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    "logging_collector=off",
    "log_destination=stderr",
  ];
  if (mode === "durable") return always;
  return [...always, "fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
}

async function readNote(cluster: string): Promise<(Postmaster & { cluster: string | undefined }) | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, noted, , port, , , , status] = text.split("\n");
  if (!pid) return undefined;
  return { pid: Number(pid), cluster: noted, port: Number(port), ready: status?.trim() === "ready" };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("No free port for the database was found.");
  return address.port;
}

export function logPath(place: Home): string {
  return join(place.dataDir, "postgres.log");
}

async function turnLog(place: Home): Promise<void> {
  const size = await stat(logPath(place)).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimitBytes) await rename(logPath(place), `${logPath(place)}.1`);
}

function lastWords(place: Home, from: number): string {
  const log = openSync(logPath(place), "r");
  try {
    const buffer = Buffer.alloc(4_000);
    const start = Math.max(from, fstatSync(log).size - buffer.length);
    return buffer.toString("utf8", 0, readSync(log, buffer, 0, buffer.length, start)).trim();
  } finally {
    closeSync(log);
  }
}
