import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { endDatabase } from "./database-process.ts";
import { startServer, type ServerProcess, type StartOptions } from "./server-process.ts";

/** Sets up real processes: folders, ports, and an end to everything that was started, also after a failure. */
export function openHarness() {
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

export type Harness = ReturnType<typeof openHarness>;

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}
