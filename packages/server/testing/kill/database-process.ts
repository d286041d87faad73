import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandOf, signal, waitForEnd } from "@treadclub/kit/postgres/processes";

/** The embedded database of a data folder. */
export interface DatabaseProcess {
  readonly pid: number;
  readonly url: string;
  /** Where its files lie, which is not always in the data folder. */
  readonly home: string;
}

/** The running embedded database of a data folder, by its own note. Throws when there is none. */
export function databaseOf(dataDir: string): DatabaseProcess {
  const found = findDatabase(dataDir);
  if (!found) throw new Error(`No database of ${dataDir} is running.`);
  return found;
}

/** Kills the database of a data folder, if it runs, and removes files of it that lie elsewhere. */
export async function endDatabase(dataDir: string): Promise<void> {
  const left = findDatabase(dataDir);
  if (left) {
    signal(left.pid, "SIGKILL");
    await waitForEnd(left.pid, 60_000);
  }
  const home = homeOf(dataDir);
  if (!home.startsWith(dataDir)) rmSync(home, { recursive: true, force: true });
}

function findDatabase(dataDir: string): DatabaseProcess | undefined {
  const home = homeOf(dataDir);
  const note = join(home, "cluster/postmaster.pid");
  if (!existsSync(note)) return undefined;
  const [pid = "", , , port = ""] = readFileSync(note, "utf8").split("\n");
  if (!commandOf(Number(pid)).includes(join(home, "cluster"))) return undefined;
  const password = encodeURIComponent(readFileSync(join(home, "password"), "utf8").trim());
  return { pid: Number(pid), home, url: `postgres://treadclub:${password}@127.0.0.1:${port}/treadclub` };
}

function homeOf(dataDir: string): string {
  const pointer = join(dataDir, "database-location.txt");
  const elsewhere = existsSync(pointer) ? readFileSync(pointer, "utf8").split("\n")[0] : undefined;
  return elsewhere ?? join(dataDir, "postgres");
}
