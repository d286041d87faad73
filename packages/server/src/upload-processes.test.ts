import { randomUUID } from "node:crypto";
import { appendFile, readdir } from "node:fs/promises";
import { openDatabase } from "@treadclub/kit/db/open";
import { openFolderStore } from "@treadclub/kit/files/store";
import { openLocker, releaseChannel } from "@treadclub/kit/http/locker";
import { attachUploads, openUploads } from "@treadclub/kit/http/uploads";
import { openBus } from "@treadclub/kit/live";
import { openLog } from "@treadclub/kit/log";
import { photos, uploads } from "@treadclub/kit/tables";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApp } from "#server/app";
import { translate } from "#server/translate";
import { openTus } from "#testing/tus";
import { openUploadHarness } from "#testing/upload-harness";

const { testApp, base, anna, tus, photo, rowOf, idOf, fileOf, sendSome } = await openUploadHarness();
const { db } = testApp;

describe("several processes", () => {
  const closing: (() => Promise<unknown>)[] = [];
  let otherBase: string;
  beforeAll(async () => {
    const log = openLog({ level: "silent" });
    const otherDb = openDatabase({ url: testApp.url, log });
    const other = await openApp({ ...testApp.appOptions, db: otherDb, log });
    otherBase = await other.http.listen({ port: 0, host: "127.0.0.1" });
    closing.push(
      () => other.close(),
      () => otherDb.close(),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  it("go on with one upload", async () => {
    const elsewhere = openTus(otherBase, anna.token);
    const path = await tus.create(photo.length);
    const { cut } = await sendSome(path, 120_000);
    const offset = Number((await elsewhere.head(path)).headers["upload-offset"]);
    expect(offset).toBe(120_000);
    expect((await elsewhere.patch(path, offset, photo.subarray(offset))).status).toBe(204);
    expect((await rowOf(idOf(path)))?.state).toBe("ready");
    cut();
  });

  it("finish one that died before it could, once", async () => {
    const paths = await Promise.all([tus.create(photo.length), tus.create(20)]);
    const ids = paths.map(idOf);
    await appendFile(fileOf(paths[0]), photo);
    await appendFile(fileOf(paths[1]), Buffer.alloc(20));
    const log = openLog({ level: "silent" });
    const bus = await openBus({ url: testApp.url, db: testApp.db, channels: [releaseChannel], log });
    const locker = openLocker({ url: testApp.url, bus });
    closing.push(
      () => bus.close(),
      () => locker.close(),
    );
    const store = openFolderStore(`${testApp.dataDir}/files`);
    const uploads = await openUploads({
      db,
      store,
      clock: testApp.clock,
      locker,
      folder: `${testApp.dataDir}/uploads`,
      translate,
      log,
    });
    const before = (await db.read.select().from(photos)).length;
    await Promise.all([
      uploads.ensureReady(anna.id, ids),
      uploads.ensureReady(anna.id, ids),
      uploads.ensureReady(anna.id + 1, ids),
    ]);
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id))?.state))).toEqual(["ready", "refused"]);
    expect((await db.read.select().from(photos)).length).toBe(before + 1);
  });
});

it("sweeps what was begun and left for a day, and keeps what a record holds", async () => {
  const fresh = openTus(base, (await testApp.make.consumer()).token);
  const held = await fresh.upload(photo).catch(() => null);
  expect(held).not.toBeNull();
  const someone = (await rowOf(held?.id ?? ""))?.userId ?? 0;
  const [heldPhoto] = await testApp.run((ctx) => attachUploads(ctx, someone, [held?.id ?? ""]));
  const left = await fresh.upload(photo);
  const leftPhoto = (await rowOf(left.id))?.photoId ?? "";
  await fresh.create(500);
  await appendFile(`${testApp.dataDir}/uploads/${randomUUID()}`, "a stray");
  testApp.clock.forward(25 * 3_600_000);
  await testApp.app.jobs.run("sweep-uploads");
  await testApp.app.jobs.run("sweep-photos");
  expect(await db.read.select().from(uploads)).toEqual([]);
  expect(await readdir(`${testApp.dataDir}/uploads`)).toEqual([]);
  const there = (await db.read.select({ id: photos.id }).from(photos)).map(({ id }) => id);
  expect(there).toContain(heldPhoto);
  expect(there).not.toContain(leftPhoto);
});
