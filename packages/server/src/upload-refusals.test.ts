import { randomUUID } from "node:crypto";
import { attachUploads } from "@treadclub/kit/http/uploads";
import { uploads } from "@treadclub/kit/tables";
import { describe, expect, it, vi } from "vitest";
import { openTus } from "#testing/tus";
import { openUploadHarness } from "#testing/upload-harness";

const { testApp, base, tus, photo, rowOf } = await openUploadHarness();
const octets = { "content-type": "application/offset+octet-stream" };

/** A busy machine takes its time. */
const patience = { interval: 100 };

describe("what is not let in", () => {
  it("anybody without a token, and other people's uploads", async () => {
    const other = await testApp.make.consumer();
    const stranger = openTus(base, other.token);
    const guest = await openTus(base, null).send("POST", "/api/v1/uploads", { "upload-length": "10" });
    expect([guest.status, guest.code]).toEqual([401, "TOKEN_DECODE_UNSUCCESSFUL"]);
    const { id, path } = await tus.upload(photo);
    expect((await stranger.head(path)).status).toBe(404);
    for (const answer of [await stranger.patch(path, 0, photo.subarray(0, 10)), await stranger.send("DELETE", path)]) {
      expect([answer.status, answer.code]).toEqual([404, "NOT_FOUND"]);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    }
    expect((await rowOf(id))?.state).toBe("ready");
    await expect(testApp.run((ctx) => attachUploads(ctx, other.id, [id]))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("200 MB, said before it is sent", async () => {
    const huge = String(200_000_000);
    const announced = await tus.send("POST", "/api/v1/uploads", { "upload-length": huge });
    expect([announced.status, announced.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    const small = await tus.create(1000);
    const patched = await tus.patchSome(small, 0, 200_000_000, photo.subarray(0, 1000));
    expect((await patched.answer).code).toBe("PAYLOAD_TOO_LARGE");
    patched.cut();
    const json = await tus.send(
      "POST",
      "/api/v1/uploads",
      { "content-type": "application/json", "content-length": "5000000" },
      Buffer.alloc(5_000_000, "1"),
    );
    expect(json.code).toBe("PAYLOAD_TOO_LARGE");
  });

  it("a length that is not said", async () => {
    const begun = await tus.send("POST", "/api/v1/uploads", { "upload-defer-length": "1" });
    expect([begun.status, begun.code]).toEqual([422, "VALIDATION_FAILED"]);
    const path = await tus.create(1000);
    const patched = await tus.send("PATCH", path, { "upload-defer-length": "1", "upload-offset": "0", ...octets });
    expect(patched.code).toBe("VALIDATION_FAILED");
  });

  it("more than six bodies of one user at once", async () => {
    const keen = openTus(base, (await testApp.make.consumer()).token);
    const paths: string[] = [];
    for (let index = 0; index < 7; index++) paths.push(await keen.create(photo.length));
    const open = [];
    for (const path of paths.slice(0, 6)) open.push(await keen.patchSome(path, 0, photo.length, photo.subarray(0, 10)));
    await vi.waitFor(
      async () => expect((await keen.patch(paths[6] ?? "", 0, photo)).code).toBe("RATE_LIMITED"),
      patience,
    );
    // The first asks for its offset before it resumes, which frees its place.
    const offset = Number((await keen.head(paths[0] ?? "")).headers["upload-offset"]);
    await vi.waitFor(async () => expect((await keen.patch(paths[6] ?? "", 0, photo)).status).toBe(204), patience);
    expect((await keen.patch(paths[0] ?? "", offset, photo.subarray(offset))).status).toBe(204);
    for (const { cut } of open) cut();
  });

  it("a broken photo, a page called photo, and every other file", async () => {
    const files = [
      photo.subarray(0, photo.length / 2),
      Buffer.from("<!doctype html><script>alert(1)</script>".repeat(20)),
      Buffer.alloc(3000, 7),
    ];
    for (const bytes of files) {
      const { id, path, last } = await tus.upload(bytes);
      expect([last.status, last.code]).toEqual([415, "UNSUPPORTED_MEDIA"]);
      expect((await rowOf(id))?.state).toBe("refused");
      expect((await tus.head(path)).status).toBe(415);
      expect((await tus.patch(path, bytes.length, Buffer.alloc(0))).code).toBe("UNSUPPORTED_MEDIA");
    }
  });

  it("a HEIC that cannot be read, with advice in the driver's language", async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(500)]);
    const { last } = await tus.upload(heic);
    expect(JSON.parse(last.text)).toMatchObject({
      code: "UNSUPPORTED_MEDIA",
      message: expect.stringContaining("Most Compatible"),
      fields: { photo: expect.stringContaining("Most Compatible") },
    });
    const path = await tus.create(heic.length);
    const answer = await tus.send(
      "PATCH",
      path,
      { "accept-language": "uk", "upload-offset": "0", "content-type": "application/offset+octet-stream" },
      heic,
    );
    expect(JSON.parse(answer.text).message).toContain("Найбільш сумісні");
  });

  it("requests that are not of the protocol, none of which signs anybody out", async () => {
    const path = await tus.create(1000);
    const answers = await Promise.all([
      tus.send("POST", "/api/v1/uploads", { "tus-resumable": "0.1" }),
      tus.send("POST", "/api/v1/uploads", {}),
      tus.send("POST", "/api/v1/uploads", { "upload-length": "many" }),
      tus.send("PATCH", path, { "content-type": "application/offset+octet-stream" }, photo.subarray(0, 10)),
      tus.send("PATCH", path, { "upload-offset": "0", "content-type": "text/plain" }, photo.subarray(0, 10)),
      tus.send("PATCH", path, { "upload-offset": "0" }),
      tus.send("HEAD", "/api/v1/uploads/..%2f..%2fetc"),
      tus.send("PATCH", `/api/v1/uploads/${randomUUID()}`, {
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      }),
    ]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [412, "UPLOAD_VERSION_UNSUPPORTED"],
      [422, "VALIDATION_FAILED"],
      [422, "VALIDATION_FAILED"],
      [422, "VALIDATION_FAILED"],
      [415, "UNSUPPORTED_MEDIA"],
      [422, "VALIDATION_FAILED"],
      [422, null],
      [404, "NOT_FOUND"],
    ]);
    expect(JSON.parse(answers[4]?.text ?? "")).toMatchObject({
      message: "Send the photo’s bytes with the content type application/offset+octet-stream.",
    });
  });

  it("more unused photos than anybody needs", async () => {
    const keen = await testApp.make.consumer();
    await testApp.run(async (ctx) => {
      await ctx.db
        .insert(uploads)
        .values(Array.from({ length: 60 }, () => ({ id: randomUUID(), userId: keen.id, createdAt: ctx.now })));
    });
    expect((await openTus(base, keen.token).send("POST", "/api/v1/uploads", { "upload-length": "10" })).code).toBe(
      "RATE_LIMITED",
    );
  });
});
