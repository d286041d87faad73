import { readFile } from "node:fs/promises";
import { signedLink } from "@treadclub/kit/files/links";
import { attachUploads } from "@treadclub/kit/http/uploads";
import { photos } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { Upload } from "tus-js-client";
import { describe, expect, it } from "vitest";
import { openUploadHarness } from "#testing/upload-harness";

const { testApp, base, anna, tus, photo, rowOf, idOf, sendSome, offsetOf } = await openUploadHarness();
const { db } = testApp;

describe("an upload", () => {
  it("arrives in parts, becomes a photo without metadata, and its original is gone", async () => {
    const { id, path, last } = await tus.upload(photo, 100_000);
    expect(last.status).toBe(204);
    expect(last.headers["x-content-type-options"]).toBe("nosniff");
    expect(last.headers["access-control-allow-origin"]).toBeUndefined();
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: "ready", userId: anna.id });
    const kept = await readFile(`${testApp.dataDir}/files/photos/${row?.photoId?.slice(0, 2)}/${row?.photoId}`);
    const { format, width, exif } = await sharp(kept).metadata();
    expect({ format, width, exif }).toEqual({ format: "jpeg", width: 900, exif: undefined });
    const original = await readFile(`${testApp.dataDir}/uploads/${id}`);
    expect(original.every((byte) => byte === 0)).toBe(true);
    expect(await offsetOf(path)).toBe(photo.length);
  });

  it("of HEIC becomes an upright JPEG without metadata, and its original is gone", async () => {
    const heic = await readFile(new URL("../../kit/fixtures/tread.heic", import.meta.url));
    const { id, last } = await tus.upload(heic, 5000);
    expect([last.status, last.text]).toEqual([204, ""]);
    const row = await rowOf(id);
    const kept = await readFile(`${testApp.dataDir}/files/photos/${row?.photoId?.slice(0, 2)}/${row?.photoId}`);
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 480, height: 360, exif: undefined });
    expect((await readFile(`${testApp.dataDir}/uploads/${id}`)).every((byte) => byte === 0)).toBe(true);
  });

  it("arrives in parts from the client that the app uses", async () => {
    const sent = new Promise<string>((resolve, reject) => {
      const upload = new Upload(photo, {
        endpoint: `${base}/api/v1/uploads`,
        chunkSize: 100_000,
        retryDelays: null,
        headers: { authorization: `Bearer ${anna.token}` },
        onSuccess: () => resolve(idOf(upload.url ?? "")),
        onError: reject,
      });
      upload.start();
    });
    expect(await rowOf(await sent)).toMatchObject({ state: "ready", userId: anna.id });
  });

  it("goes on after the connection was cut in the middle", async () => {
    const path = await tus.create(photo.length);
    const half = photo.subarray(0, 200_000);
    const { cut } = await sendSome(path, half.length);
    cut();
    expect(await offsetOf(path)).toBe(half.length);
    expect((await tus.patch(path, half.length, photo.subarray(half.length))).status).toBe(204);
    expect((await rowOf(idOf(path)))?.state).toBe("ready");
  });

  it("is taken over by a new connection while the old one hangs", async () => {
    const path = await tus.create(photo.length);
    const half = photo.subarray(0, 150_000);
    const { cut } = await sendSome(path, half.length);
    const startedAt = performance.now();
    expect(await offsetOf(path)).toBe(half.length);
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect((await tus.patch(path, half.length, photo.subarray(half.length))).status).toBe(204);
    cut();
  });

  it("outlives the loss of the database connection that holds its lock", async () => {
    const path = await tus.create(photo.length);
    const half = photo.subarray(0, 150_000);
    const { answer } = await sendSome(path, half.length);
    const { rowCount } = await db.pool.query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rowCount).toBeGreaterThan(0);
    // Its work ends with its lock, although the phone still holds the line.
    await answer.catch(() => null);
    const rest = await offsetOf(path);
    expect((await tus.patch(path, rest, photo.subarray(rest))).status).toBe(204);
  });

  it("refuses a part that does not begin where the last one ended", async () => {
    const path = await tus.create(photo.length);
    const answer = await tus.patch(path, 10, photo.subarray(10, 20));
    expect([answer.status, answer.code]).toEqual([409, "STATE_CONFLICT"]);
  });

  it("is given up, and then it is not there", async () => {
    const { id, path } = await tus.upload(photo);
    const photoId = (await rowOf(id))?.photoId ?? "";
    expect((await tus.send("DELETE", path)).status).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
    expect((await tus.head(path)).status).toBe(404);
    expect(
      (await testApp.app.http.inject(signedLink(testApp.app.secret, photoId, testApp.clock.now()))).statusCode,
    ).toBe(404);
    await testApp.app.jobs.run("sweep-photos");
    expect(await db.read.select().from(photos).where(eq(photos.id, photoId))).toEqual([]);
  });

  it("cannot be given up once a record holds it", async () => {
    const { id, path } = await tus.upload(photo);
    await testApp.run((ctx) => attachUploads(ctx, anna.id, [id]));
    expect((await tus.send("DELETE", path)).code).toBe("STATE_CONFLICT");
    expect((await rowOf(id))?.state).toBe("attached");
    await expect(testApp.run((ctx) => attachUploads(ctx, anna.id, [id]))).rejects.toMatchObject({
      code: "STATE_CONFLICT",
      details: { uploads: { [id]: "attached" } },
    });
  });
});
