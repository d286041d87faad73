import { randomUUID } from "node:crypto";
import { appendFile, readFile, stat } from "node:fs/promises";
import { photoKey } from "@treadclub/kit/files/photos";
import { uploads } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { hugePng } from "#testing/huge-png";
import type { MadeSession } from "#testing/factories";
import { idOf, openTus } from "#testing/tus";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { make, service } = testApp;
const listen = { port: 0, host: "127.0.0.1" } as const;
const base = await testApp.http.listen(listen);
const other = await testApp.another();
const otherBase = await other.http.listen(listen);

const photo = await sharp({
  create: {
    width: 900,
    height: 700,
    channels: 3,
    background: "#777",
    noise: { type: "gaussian", mean: 120, sigma: 60 },
  },
})
  .withExif({ IFD0: { Artist: "Anna" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
  .jpeg({ quality: 95 })
  .toBuffer();
const rowOf = async (id: string) => (await service.db.read.select().from(uploads).where(eq(uploads.id, id)))[0];
const fileOf = (path: string): string => `${testApp.options.dataDir}/measurement/uploads/${idOf(path)}`;
const begun = async () => {
  const session = await make.session();
  return { session, tus: openTus(base, session.token), elsewhere: openTus(otherBase, session.token) };
};
const handIn = (session: MadeSession, ids: readonly string[]) =>
  testApp.send(
    "handInImages",
    { body: { measurement_id: session.measurementIds[0] ?? 0, upload_ids: [...ids] } },
    { bearer: session.token },
  );

describe("a photo", () => {
  it("is written anew: neither place nor name are left, in the store or the folder", async () => {
    const { session, tus } = await begun();
    expect((await sharp(photo).metadata()).exif?.includes("Anna")).toBe(true);
    const { id, path, last } = await tus.upload(photo);
    expect([last.status, last.headers["upload-offset"]]).toEqual([204, String(photo.length)]);
    const { reply } = await handIn(session, [id]);
    expect(reply?.measurements[0]).toMatchObject({ status: "processing", photo_count: 1 });
    const bytes = await service.deps.store.get(photoKey((await rowOf(id))?.photoId ?? ""));
    const { exif, icc, xmp, iptc, width } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect([exif, icc, xmp, iptc, width]).toEqual([undefined, undefined, undefined, undefined, 900]);
    expect((await readFile(fileOf(path))).includes("Anna")).toBe(false);
    expect((await tus.giveUp(path)).code).toBe("STATE_CONFLICT");
  });

  it("of HEIC is written anew as JPEG, upright and without a place", async () => {
    const { session, tus } = await begun();
    const heic = await readFile(new URL("../../../kit/fixtures/tread.heic", import.meta.url));
    const { id, path, last } = await tus.upload(heic);
    expect(last.status).toBe(204);
    expect((await handIn(session, [id])).reply?.measurements[0]).toMatchObject({ photo_count: 1 });
    const bytes = await service.deps.store.get(photoKey((await rowOf(id))?.photoId ?? ""));
    const { format, width, height, exif } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect([format, width, height, exif]).toEqual(["jpeg", 480, 360, undefined]);
    expect((await readFile(fileOf(path))).includes("Anna")).toBe(false);
  });

  it("that is cut off goes on where it was, in any process, and from no other place", async () => {
    const { tus, elsewhere, session } = await begun();
    const path = await tus.create(photo.length);
    const cut = await tus.patchSome(path, 0, photo.length, photo.subarray(0, 100_000));
    await vi.waitFor(async () => expect((await stat(fileOf(path))).size).toBe(100_000));
    cut();
    const { headers } = await elsewhere.head(path);
    expect([headers["upload-offset"], headers["upload-length"]]).toEqual(["100000", String(photo.length)]);
    for (const wrong of [0, 99_999, 100_001]) {
      const answer = await elsewhere.patch(path, wrong, photo.subarray(wrong));
      expect([wrong, answer.status, answer.code]).toEqual([wrong, 409, "STATE_CONFLICT"]);
    }
    expect((await elsewhere.patch(path, 100_000, photo.subarray(100_000, 150_000))).headers["upload-offset"]).toBe(
      "150000",
    );
    expect((await tus.patch(path, 150_000, photo.subarray(150_000))).status).toBe(204);
    expect((await handIn(session, [idOf(path)])).status).toBe(200);
  });

  it("may be given up, and is gone then", async () => {
    const { tus, session } = await begun();
    const path = await tus.create(photo.length);
    await tus.patch(path, 0, photo.subarray(0, 1000));
    expect((await tus.giveUp(path)).status).toBe(204);
    expect((await tus.head(path)).status).toBe(404);
    expect((await tus.giveUp(path)).status).toBe(404);
    expect((await handIn(session, [idOf(path)])).error?.code).toBe("NOT_FOUND");
    const whole = await tus.upload(photo);
    expect((await tus.giveUp(whole.path)).status).toBe(204);
    expect((await handIn(session, [whole.id])).error?.code).toBe("NOT_FOUND");
  });

  it("whose last part arrived in a process that died is finished by the hand-in", async () => {
    const { session } = await begun();
    const tus = openTus(base, session.token);
    const path = await tus.create(photo.length);
    await appendFile(fileOf(path), photo);
    expect((await rowOf(idOf(path)))?.state).toBe("receiving");
    expect((await handIn(session, [idOf(path)])).status).toBe(200);
  });

  it("that has not arrived as a whole is not handed in", async () => {
    const { session, tus } = await begun();
    const path = await tus.create(photo.length);
    await tus.patch(path, 0, photo.subarray(0, 1000));
    expect((await handIn(session, [idOf(path)])).error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { uploads: { [idOf(path)]: "receiving" } },
    });
  });
});

describe("what is not let in", () => {
  it("anybody but the session itself", async () => {
    const [mine, theirs] = [await begun(), await begun()];
    const { id, path } = await mine.tus.upload(photo);
    for (const answer of [
      await theirs.tus.head(path),
      await theirs.tus.patch(path, 0, photo),
      await theirs.tus.giveUp(path),
    ])
      expect(answer.status).toBe(404);
    expect((await handIn(theirs.session, [id])).error?.code).toBe("NOT_FOUND");
    expect((await rowOf(id))?.state).toBe("ready");
    expect((await openTus(base, null).begin(10)).code).toBe("KEY_UNKNOWN");
    expect((await openTus(base, `ts_${"y".repeat(43)}`).begin(10)).code).toBe("KEY_UNKNOWN");
    expect((await openTus(base, mine.session.key).begin(10)).code).toBe("KEY_FORBIDDEN");
  });

  it("a session that has ended, by its driver or by the clock", async () => {
    const { session, tus } = await begun();
    const path = await tus.create(photo.length);
    await testApp.call("abortScan", { body: {} }, { bearer: session.token });
    expect((await tus.begin(10)).code).toBe("STATE_CONFLICT");
    testApp.clock.forward(24 * 3_600_000);
    expect((await tus.begin(10)).code).toBe("TOKEN_EXPIRED");
    expect((await tus.patch(path, 0, photo)).code).toBe("TOKEN_EXPIRED");
    testApp.clock.forward(-24 * 3_600_000);
  });

  it.each([
    ["a page called photo.jpg", Buffer.from("<!doctype html><script>alert(1)</script>".repeat(20))],
    ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [
      "a page behind the first bytes of a JPEG",
      Buffer.concat([photo.subarray(0, 3), Buffer.from("<html>".repeat(50))]),
    ],
    ["half a photo", photo.subarray(0, photo.length / 2)],
    ["noise", Buffer.alloc(3000, 7)],
    ["a document", Buffer.from("%PDF-1.7 ".repeat(50))],
    ["30,000 × 30,000 pixels in few bytes", hugePng(30_000, 30_000)],
  ])("%s", async (_name, bytes) => {
    const { session, tus } = await begun();
    expect(bytes.length).toBeLessThan(400_000);
    const startedAt = performance.now();
    const { id, path, last } = await tus.upload(bytes);
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect([last.status, last.code]).toEqual([415, "UNSUPPORTED_MEDIA"]);
    expect((await tus.head(path)).status).toBe(415);
    expect((await handIn(session, [id])).error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { uploads: { [id]: "refused" } },
    });
  });

  it("a HEIC that cannot be read, with advice", async () => {
    const { tus } = await begun();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(500)]);
    const { last } = await tus.upload(heic);
    expect([last.status, last.code]).toEqual([415, "UNSUPPORTED_MEDIA"]);
    expect(JSON.parse(last.text)).toMatchObject({ fields: { photo: expect.stringContaining("Most Compatible") } });
  });

  it("more than 15 MB, said before it is sent; empty lengths; unknown uploads", async () => {
    const { tus } = await begun();
    expect((await tus.begin(15_000_001)).code).toBe("PAYLOAD_TOO_LARGE");
    expect((await tus.begin(15_000_000)).status).toBe(201);
    for (const length of ["many", "-1", ""]) expect((await tus.begin(length)).code).toBe("VALIDATION_FAILED");
    const unknown = `/measurement/v1/uploads/${randomUUID()}`;
    expect((await tus.patch(unknown, 0, photo)).code).toBe("NOT_FOUND");
    const path = await tus.create(1000);
    const beyond = await tus.patch(path, 0, photo.subarray(0, 2000));
    expect([beyond.status >= 400, await rowOf(idOf(path))]).toMatchObject([true, { state: "receiving" }]);
  });

  it("a part of a picture that is put together later", async () => {
    const { tus } = await begun();
    for (const concat of ["partial", "final;/measurement/v1/uploads/a"]) {
      const inputs = { "upload-concat": concat, ...(concat === "partial" && { "upload-length": "10" }) };
      const answer = await tus.send("POST", "/measurement/v1/uploads", inputs);
      expect([concat, answer.status, answer.code]).toEqual([concat, 422, "VALIDATION_FAILED"]);
    }
  });

  it("more photos of one session than anybody needs; another session's are not counted", async () => {
    const [keen, calm] = [await begun(), await begun()];
    await service.db.pool.query(
      "insert into uploads (id, user_id, created_at) select gen_random_uuid()::text, $1, $2 from generate_series(1, 60)",
      [keen.session.id, testApp.clock.now()],
    );
    const refused = await keen.tus.begin(10);
    expect([refused.status, refused.code]).toEqual([429, "RATE_LIMITED"]);
    expect((await calm.tus.begin(10)).status).toBe(201);
  });
});
