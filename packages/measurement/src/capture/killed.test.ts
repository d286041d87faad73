import { stat } from "node:fs/promises";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { bearerHeader } from "#testing/call";
import type { MadeSession } from "#testing/factories";
import { startService, type ServiceProcess } from "#testing/process";
import { idOf, openTus } from "#testing/tus";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { make, service } = testApp;
const { databaseUrl: url, dataDir } = testApp.options;
const here = await testApp.http.listen({ port: 0, host: "127.0.0.1" });
const patience = { interval: 50 };
const photo = await sharp({
  create: {
    width: 800,
    height: 600,
    channels: 3,
    background: "#777",
    noise: { type: "gaussian", mean: 120, sigma: 60 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer();

let child: ServiceProcess;
const startChild = async (): Promise<void> => {
  child = await startService({ DATABASE_URL: url, DATA_DIR: dataDir });
};
beforeAll(startChild);
afterAll(() => child.kill());

/** Holds a session so that whoever wants to change it stands still, until `letGo`. */
async function hold(sessionId: number): Promise<{ isWaitedFor(): Promise<boolean>; release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin");
  await client.query("select 1 from measurement.sessions where id = $1 for update", [sessionId]);
  return {
    isWaitedFor: async () =>
      ((await client.query("select 1 from pg_locks where not granted and pid <> pg_backend_pid()")).rowCount ?? 0) > 0,
    release: () => client.end(),
  };
}
const statesOf = async ({ id }: MadeSession): Promise<string[]> =>
  (
    await service.db.pool.query<{ state: string }>("select state from measurements where session_id = $1", [id])
  ).rows.map(({ state }) => state);

it("photos whose hand-in was killed are as they were, and handed in with the same key by another process", async () => {
  const session = await make.session();
  const body = { measurement_id: session.measurementIds[0] ?? 0, upload_ids: [await make.photo(session)] };
  const headers = { "idempotency-key": "killed-hand-in" };
  const held = await hold(session.id);
  const lost = fetch(`${child.url}/measurement/v1/scanner/hand_in`, {
    method: "POST",
    headers: { ...bearerHeader(session.token), ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(
    () => "answered",
    () => "cut off",
  );
  await vi.waitFor(async () => expect(await held.isWaitedFor()).toBe(true), patience);
  await child.kill();
  await held.release();
  expect([await lost, await statesOf(session)]).toEqual(["cut off", ["unknown"]]);
  const again = () => testApp.send("handInImages", { body }, { bearer: session.token, headers });
  await vi.waitFor(async () => expect((await again()).status).toBe(200), patience);
  expect([(await again()).headers["idempotent-replayed"], await statesOf(session)]).toEqual(["true", ["processing"]]);
  await startChild();
});

it("an upload whose process was killed goes on in another one, where it was", async () => {
  const session = await make.session();
  const there = openTus(child.url, session.token);
  const path = await there.create(photo.length);
  const cut = await there.patchSome(path, 0, photo.length, photo.subarray(0, 90_000));
  const file = `${dataDir}/measurement/uploads/${idOf(path)}`;
  await vi.waitFor(async () => expect((await stat(file)).size).toBe(90_000), patience);
  await child.kill();
  cut();
  const tus = openTus(here, session.token);
  await vi.waitFor(async () => expect((await tus.head(path)).headers["upload-offset"]).toBe("90000"), patience);
  expect((await tus.patch(path, 90_000, photo.subarray(90_000))).status).toBe(204);
  const body = { measurement_id: session.measurementIds[0] ?? 0, upload_ids: [idOf(path)] };
  expect((await testApp.send("handInImages", { body }, { bearer: session.token })).status).toBe(200);
});

it("a sandbox result whose job was killed half-way is made by another process, once", async () => {
  const session = await make.session({ key: "tk_test_public" });
  await make.handedIn(session);
  const held = await hold(session.id);
  await startChild();
  await vi.waitFor(async () => expect(await held.isWaitedFor()).toBe(true), patience);
  await child.kill();
  await held.release();
  expect(await statesOf(session)).toEqual(["processing"]);
  await service.jobs.work();
  await vi.waitFor(async () => expect(await statesOf(session)).toEqual(["completed"]), { interval: 200 });
  const { rows } = await service.db.pool.query(
    "select count(*)::int as n from state_history where machine = 'measurement' and event = 'complete' and thing_id = $1",
    [session.measurementIds[0]],
  );
  expect(rows[0]).toEqual({ n: 1 });
});
