import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import { signal, waitForEnd } from "@treadclub/kit/postgres/processes";
import { freePort } from "../../bench/processes.ts";
import { databaseOf } from "../kill/database-process.ts";
import { startServer, type ServerProcess } from "../kill/server-process.ts";
import { openWhereabouts } from "../kill/whereabouts.ts";
import { openSmtp } from "../smtp.ts";
import { openDisk } from "./disk.ts";
import { openTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

const clockFile = pathToFileURL(resolve(import.meta.dirname, "skewed-clock.mjs")).href;
const endsWithinMs = 10_000;

/** A server, its database, and what stands between and below them: all of it can be broken and mended. */
export async function openStage() {
  const base = mkdtempSync(join(tmpdir(), "treadclub-faults-"));
  const folders = { data: join(base, "data"), database: join(base, "database"), clock: join(base, "clock") };
  for (const folder of [base, folders.data, folders.database]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
  }
  const disk = await openDisk(folders.data);
  const where = openWhereabouts();
  const database = await openDatabase(folders.database);
  const smtp = await openSmtp();
  const settings = {
    DATABASE_URL: database.proxied(),
    CLOCK_OFFSET_FILE: folders.clock,
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@treadclub.example",
  };
  const server = await openServer(folders.data, settings, where);
  return {
    database,
    server,
    where,
    disk,
    /** What the server has handed over to its mail server. */
    mails: smtp.mails,
    ...clockOf(folders.clock),
    async close() {
      await server.kill();
      await smtp.close();
      await database.close();
      await disk?.unmount();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

async function openDatabase(dataDir: string) {
  const proxy: TcpProxy = await openTcpProxy();
  const open = async () => {
    const opened = await openEmbeddedPostgres({ dataDir, mode: "durable" });
    proxy.leadTo(Number(new URL(opened.url).port));
    return opened;
  };
  let postgres = await open();
  const end = async (name: "SIGKILL" | "SIGQUIT"): Promise<void> => {
    const { pid } = databaseOf(dataDir);
    signal(pid, name);
    if (!(await waitForEnd(pid, endsWithinMs))) throw new Error(`The database did not end by ${name}.`);
    await postgres.stop();
  };
  return {
    proxy,
    /** Past the proxy. */
    url: () => postgres.url,
    /** As the server reaches it. */
    proxied(): string {
      const address = new URL(postgres.url);
      address.port = String(proxy.port);
      return address.href;
    },
    end,
    async start() {
      postgres = await open();
    },
    async close() {
      await postgres.stop();
      await proxy.close();
    },
  };
}

async function openServer(
  dataDir: string,
  given: Readonly<Record<string, string>>,
  where: ReturnType<typeof openWhereabouts>,
) {
  const port = await freePort();
  const settings = { ...given, NODE_OPTIONS: `--import=${clockFile}`, LOG_LEVEL: "error" };
  let running: ServerProcess | null = null;
  const start = async (): Promise<void> => {
    const started = startServer({ dataDir, port, settings });
    running = started;
    await started.started;
    where.up(started.base);
  };
  const kill = async (): Promise<void> => {
    where.down();
    await running?.kill();
  };
  await start();
  return {
    start,
    kill,
    pid: (): number => running?.pid ?? 0,
    /** Whether it still runs, whoever ended it. */
    async isRunning(): Promise<boolean> {
      const ended = running?.exited.then(() => false) ?? Promise.resolve(false);
      return Promise.race([ended, new Promise<boolean>((done) => setImmediate(() => done(true)))]);
    },
    said: (): string => running?.said() ?? "",
  };
}

/** The clock of the server. */
function clockOf(file: string) {
  let offsetMs = 0;
  return {
    skew(ms: number): void {
      offsetMs = ms;
      writeFileSync(file, String(ms));
    },
    serverNow: (): Date => new Date(Date.now() + offsetMs),
  };
}
