import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf, signal, waitForEnd } from "@treadclub/kit/postgres/processes";
import { afterAll } from "vitest";
import { startServer, type ServerProcess, type StartOptions } from "./server-process.ts";

/** The embedded database of a data folder. */
export interface DatabaseProcess {
  readonly pid: number;
  readonly url: string;
  /** Where its files lie, which is not always in the data folder. */
  readonly home: string;
}

/** A place for real processes: folders, ports, and an end to everything that was started, also after a failure. */
export function openGround() {
  const base = mkdtempSync(join(tmpdir(), "treadclub-kill-"));
  chmodSync(base, 0o755);
  const dataDirs = new Set<string>();
  const servers: ServerProcess[] = [];
  afterAll(async () => {
    for (const server of servers) await server.kill();
    for (const dataDir of dataDirs) await endDatabase(dataDir);
    rmSync(base, { recursive: true, force: true });
  });
  return {
    /** A data folder that does not exist yet; `mode` is that of the folder around it. */
    dataDir(name: string, mode = 0o755): string {
      mkdirSync(join(base, name), { recursive: true });
      chmodSync(join(base, name), mode);
      const dataDir = join(base, name, "data");
      dataDirs.add(dataDir);
      return dataDir;
    },
    /** Starts the product and waits until it says that it is there; throws what it said when it ends instead. */
    async start(settings: StartOptions): Promise<ServerProcess> {
      const server = startServer(settings);
      servers.push(server);
      await server.started;
      return server;
    },
    /** Starts the product and answers what it said until it ended by itself. */
    async startThatEnds(settings: StartOptions): Promise<{ code: number | null; said: string }> {
      const server = startServer(settings);
      servers.push(server);
      server.started.catch(() => undefined);
      const code = await server.exited;
      return { code, said: server.said() };
    },
  };
}

export type Ground = ReturnType<typeof openGround>;

/** The running embedded database of a data folder, by its own note. Throws when there is none. */
export function databaseOf(dataDir: string): DatabaseProcess {
  const found = findDatabase(dataDir);
  if (!found) throw new Error(`No database of ${dataDir} is running.`);
  return found;
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
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

async function endDatabase(dataDir: string): Promise<void> {
  const left = findDatabase(dataDir);
  if (left) {
    signal(left.pid, "SIGKILL");
    await waitForEnd(left.pid, 5_000);
  }
  const home = homeOf(dataDir);
  if (!home.startsWith(dataDir)) rmSync(home, { recursive: true, force: true });
}
