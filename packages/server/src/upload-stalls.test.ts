import { createServer } from "node:http";
import { openFolderStore } from "@treadclub/kit/files/store";
import { openLocker, releaseChannel } from "@treadclub/kit/http/locker";
import { openUploads } from "@treadclub/kit/http/uploads";
import { openBus } from "@treadclub/kit/live";
import { openLog } from "@treadclub/kit/log";
import { expect, it, onTestFinished } from "vitest";
import { translate } from "#server/translate";
import { openTus } from "#testing/tus";
import { openUploadHarness } from "#testing/upload-harness";

const { testApp, base, anna, tus, photo, rowOf } = await openUploadHarness();
const countLocks = async (): Promise<{ locks: number; sessions: number }> => {
  const { rows } = await testApp.db.pool.query<{ locks: number; sessions: number }>(
    "select count(*)::int as locks, count(distinct pid)::int as sessions from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and database = (select oid from pg_database where datname = current_database())",
  );
  return rows[0] ?? { locks: 0, sessions: 0 };
};

it("25 uploads that stand still keep nobody from sending", async () => {
  const before = await countLocks();
  const stalled: (() => void)[] = [];
  for (let user = 0; user < 5; user += 1) {
    const slow = openTus(base, (await testApp.make.consumer()).token);
    for (let n = 0; n < 5; n += 1) {
      const path = await slow.create(photo.length);
      stalled.push((await slow.patchSome(path, 0, photo.length, photo.subarray(0, 5000))).cut);
    }
  }
  await expect.poll(async () => (await countLocks()).locks - before.locks).toBe(25);
  const { id, last } = await tus.upload(photo, 100_000);
  expect(last.status).toBe(204);
  expect((await rowOf(id))?.state).toBe("ready");
  expect((await countLocks()).sessions - before.sessions).toBeLessThanOrEqual(1);
  for (const cut of stalled) cut();
  await expect.poll(async () => (await countLocks()).locks).toBe(before.locks);
});

it("a body that stands still is ended, and goes on from where it was", async () => {
  const log = openLog({ level: "silent" });
  const bus = await openBus({ url: testApp.url, db: testApp.db, channels: [releaseChannel], log });
  const locker = openLocker({ url: testApp.url, bus });
  const { db, clock, dataDir } = testApp;
  const store = openFolderStore(`${dataDir}/files`);
  const uploads = await openUploads({
    db,
    store,
    clock,
    locker,
    folder: `${dataDir}/uploads`,
    translate,
    log,
    idleMs: 1_500,
  });
  const server = createServer((request, response) => {
    void uploads.handle({ userId: anna.id, language: undefined }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all([locker.close(), bus.close()]);
  });
  const address = server.address();
  const slow = openTus(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`, null);
  const path = await slow.create(photo.length);
  const { answer } = await slow.patchSome(path, 0, photo.length, photo.subarray(0, 40_000));
  await expect(answer).rejects.toThrow("socket hang up");
  const offset = Number((await slow.head(path)).headers["upload-offset"]);
  expect(offset).toBe(40_000);
  expect((await slow.patch(path, offset, photo.subarray(offset))).status).toBe(204);
});
