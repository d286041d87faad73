import { readFile, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive, signal, waitForEnd } from "@treadclub/kit/postgres/processes";
import pg from "pg";
import { expect, vi } from "vitest";
import { openTus } from "#testing/tus";
import { noisePicture } from "#testing/noise-picture";
import { openCounter } from "./counter.ts";
import { databaseOf } from "./database-process.ts";
import { freePort, type Harness } from "./harness.ts";
import { holdBack } from "./hold-back.ts";
import { openInsister, type Insister, type Tally } from "./insist.ts";
import type { ServerProcess } from "./server-process.ts";
import { signUp, type Counter, type ThreadRecord } from "./scenario.ts";
import { openWalk } from "./walk.ts";
import { openWhereabouts } from "./whereabouts.ts";

/** What was left when everything had been killed and started again. */
export interface Remains {
  readonly server: ServerProcess;
  readonly records: readonly ThreadRecord[];
  /** Companies that were accepted and hence welcomed by mail. */
  readonly accepted: readonly number[];
  readonly tally: Tally;
  /** Messages that were being sent when the server was killed. */
  readonly jobsCut: number;
  readonly databaseReused: boolean;
  readonly readyWithoutDatabase: number;
  readonly exitWithoutDatabase: number | null;
  readonly databaseRenewed: boolean;
  /** Whether the server that lost its database started it again, and went on. */
  readonly databaseKept: boolean;
  /** Bytes of an upload that had arrived when the server was killed, and that it had when it was back. */
  readonly cut: { readonly arrived: number; readonly found: number; readonly uploadId: string };
}

const goodCallsBeforeAKill = 40;

/** Lets drivers live the thread, kills server, database and both under them, and starts again each time. */
export async function killTheThread(harness: Harness, dataDir: string): Promise<Remains> {
  const port = await freePort();
  const tally: Tally = { acknowledged: 0, unanswered: 0 };
  const where = openWhereabouts();
  const start = async (settings = {}): Promise<ServerProcess> => {
    const started = await harness.start({ dataDir, port, settings });
    where.up(started.base);
    return started;
  };
  const fall = async (kill: () => Promise<void>): Promise<void> => {
    await goOn(tally);
    where.down();
    await kill();
    server = await start();
  };
  let server = await start({ JOBS: "off" });
  const phone = openInsister(where, tally);
  const { counter, newcomers } = await openCounter(phone, () => databaseOf(dataDir).url);
  const walk = openWalk(phone, counter, newcomers);

  const first = databaseOf(dataDir).pid;
  let jobsCut = 0;
  await fall(async () => {
    await server.kill();
    jobsCut = await cutAJob(harness, dataDir, port);
  });
  const databaseReused = databaseOf(dataDir).pid === first;

  const databaseKept = await loseDatabase(tally, dataDir);
  let readyWithoutDatabase = 0;
  let exitWithoutDatabase: number | null = null;
  await fall(async () => {
    await killDatabase(dataDir);
    readyWithoutDatabase = await readinessWithout(server);
    exitWithoutDatabase = await server.stop();
  });

  const second = databaseOf(dataDir).pid;
  await fall(async () => {
    await Promise.all([server.kill(), killDatabase(dataDir)]);
  });
  const databaseRenewed = databaseOf(dataDir).pid !== second;

  await goOn(tally);
  const { records, accepted } = await walk.end();
  const cut = await cutAnUpload(phone, counter, server, start);
  return {
    server: cut.server,
    records,
    accepted,
    tally,
    databaseReused,
    readyWithoutDatabase,
    exitWithoutDatabase,
    databaseRenewed,
    databaseKept,
    jobsCut,
    cut,
  };
}

/** A kill comes at any moment of the thread, but not before much has been promised. */
async function goOn(tally: Tally): Promise<void> {
  const wanted = tally.acknowledged + goodCallsBeforeAKill;
  await vi.waitFor(() => expect(tally.acknowledged).toBeGreaterThan(wanted), { interval: 10 });
  await pause(Math.random() * 300);
}

async function killDatabase(dataDir: string): Promise<void> {
  const { pid } = databaseOf(dataDir);
  signal(pid, "SIGKILL");
  await waitForEnd(pid, 60_000);
  expect(isAlive(pid)).toBe(false);
}

/** Kills the database alone; answers whether the calls that followed had a new one. */
async function loseDatabase(tally: Tally, dataDir: string): Promise<boolean> {
  const { pid } = databaseOf(dataDir);
  await goOn(tally);
  await killDatabase(dataDir);
  await goOn(tally);
  return databaseOf(dataDir).pid !== pid;
}

/** The answer before the server has started its database again. */
async function readinessWithout({ base }: ServerProcess): Promise<number> {
  const ask = async (): Promise<number> => (await fetch(`${base}/readyz`)).status;
  return vi.waitFor(
    async () => {
      const status = await ask();
      expect(status).not.toBe(200);
      return status;
    },
    { interval: 5 },
  );
}

/** Starts a server that has messages to send, and kills it while it sends. */
async function cutAJob(harness: Harness, dataDir: string, port: number): Promise<number> {
  const { url } = databaseOf(dataDir);
  const outbox = await holdBack(url, "outbox_messages");
  const half = await harness.start({ dataDir, port });
  await vi.waitFor(outbox.someoneWaits, { interval: 20 });
  await half.kill();
  await outbox.free();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pgboss.job where name = 'send-message' and state = 'active'");
  await client.end();
  return rowCount ?? 0;
}

/** Kills the server while a part of a photo is on its way, then sends the rest. */
async function cutAnUpload(
  phone: Insister,
  counter: Counter,
  server: ServerProcess,
  start: () => Promise<ServerProcess>,
) {
  const { token } = await signUp(phone, "cut@example.com", counter.clubCode);
  const photo = await noisePicture(900, 700).jpeg({ quality: 95 }).toBuffer();
  const before = openTus(server.base, token);
  const path = await before.create(photo.length);
  const uploadId = path.split("/").at(-1) ?? "";
  const half = Math.floor(photo.length / 2);
  const sent = await before.patchSome(path, 0, photo.length, photo.subarray(0, half));
  const file = `${server.dataDir}/uploads/${uploadId}`;
  await vi.waitFor(async () => expect((await stat(file)).size).toBe(half), { interval: 10 });
  await server.kill();
  sent.cut();
  const arrived = (await readFile(file)).length;
  const again = await start();
  const after = openTus(again.base, token);
  const found = Number((await after.head(path)).headers["upload-offset"]);
  const last = await after.patch(path, found, photo.subarray(found));
  expect(last.status, last.text).toBe(204);
  const vehicle = await phone.insist(token, "updateOrCreateVehicle", {
    body: { number: "AB12CUT", brand: "Ford", tyre_size: "205/55 R16" },
  });
  await phone.insist(token, "consumerCreateTyreScan", {
    body: { vehicle_id: vehicle.id, position: "rear_left", upload_ids: [uploadId] },
  });
  return { server: again, arrived, found, uploadId };
}
