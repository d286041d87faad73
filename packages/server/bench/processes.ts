import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import type pg from "pg";
import { nodeEnvironment, nodeFlags } from "../run.mjs";

export interface Server {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly port: number;
}

/** Linux counts processor time in hundredths of a second for every program, whatever its kernel's own tick. */
const ticksPerSecond = 100;

/** Starts a server of this folder; it writes a line once it listens. */
export async function startServer(file: string, first: readonly string[], dataDir: string): Promise<Server> {
  const port = await freePort();
  const settings = file === built ? Object.entries(nodeEnvironment).map(([name, value]) => `${name}=${value}`) : [];
  const child = spawn("env", [...settings, process.execPath, ...commandOf(file), ...first, String(port), dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((done, fail) => {
    child.stdout.once("data", done);
    child.once("exit", (code) => fail(new Error(`${file} ended with ${code}`)));
  });
  return { child, pid: child.pid ?? 0, port };
}

/** Ours runs as in production: the bundle that `tools/bench.mjs` has built, with its flags. */
const built = "ours.ts";
const commandOf = (file: string): string[] =>
  file === built
    ? [...nodeFlags, resolve(import.meta.dirname, "../dist-bench/ours.js")]
    : [resolve(import.meta.dirname, file)];

export async function stopServer({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (typeof address !== "object" || address === null) throw new Error("No free port");
  return address.port;
}

/** Processor time of a process so far, in seconds; null where the system does not tell. */
export function cpuSecondsOf(pid: number): number | null {
  const fields = statOf(pid);
  return fields === null ? null : (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process now, in MB; null where the system does not tell. */
export function memoryMbOf(pid: number): number | null {
  const status = read(`/proc/${pid}/status`);
  const kb = status?.match(/^VmRSS:\s+(\d+) kB/m)?.[1];
  return kb === undefined ? null : Number(kb) / 1024;
}

/** The process that all of PostgreSQL's other processes are children of. */
export async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return Number(statOf(rows[0]?.pid ?? 0)?.[1] ?? 0);
}

/** Processor time of PostgreSQL so far, in seconds: its postmaster, the children that it has buried, those that run. */
export function postgresCpuSeconds(postmaster: number): number | null {
  const own = statOf(postmaster);
  if (own === null) return null;
  const buried = [11, 12, 13, 14].reduce((sum, field) => sum + Number(own[field]), 0) / ticksPerSecond;
  return childrenOf(postmaster).reduce((sum, pid) => sum + (cpuSecondsOf(pid) ?? 0), buried);
}

const childrenOf = (parent: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)?.[1]) === parent);

/** The fields of /proc/…/stat from the state on: 1 is the parent, 11 to 14 are the times. */
function statOf(pid: number): string[] | null {
  const text = read(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(")") + 2).split(" ");
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
