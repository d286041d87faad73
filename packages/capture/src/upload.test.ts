import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answer, cutAfterFirstBytes } from "#testing/tus-server.ts";
import { type UploadHarness, bytes, chunks, openUploadHarness } from "#testing/upload-harness.ts";
import { createUpload } from "./upload.ts";

let harness: UploadHarness;
beforeEach(async () => {
  harness = await openUploadHarness();
});
afterEach(() => harness.close());

describe("an undisturbed upload", () => {
  it("brings every byte across with its name and type", async () => {
    const progress: number[] = [];
    const urls: string[] = [];
    const upload = harness.begin({ onProgress: (sent) => progress.push(sent), onUrl: (url) => urls.push(url) });
    const { uploadId } = await upload.done;
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(await harness.server.infoOf(uploadId)).toMatchObject({
      metadata: { filename: "tyre.jpg", filetype: "image/jpeg" },
    });
    expect(urls).toEqual([`${harness.server.endpoint}/${uploadId}`]);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(bytes.length);
    expect(harness.server.countOf("PATCH")).toBe(chunks);
  });

  it("asks for the token before each request", async () => {
    let n = 0;
    await harness.begin({ authorisation: () => `token-${++n}` }).done;
    expect(harness.server.log.map((one) => one.authorisation)).toEqual(
      harness.server.log.map((_, i) => `Bearer token-${i + 1}`),
    );
  });

  it("sends a ready-made header as it is, and none without a token", async () => {
    await harness.begin({ authorisation: () => "Basic abc" }).done;
    expect(new Set(harness.server.log.map((one) => one.authorisation))).toEqual(new Set(["Basic abc"]));
    harness.server.log.length = 0;
    await harness.begin({ authorisation: async () => null }).done;
    expect(new Set(harness.server.log.map((one) => one.authorisation))).toEqual(new Set([undefined]));
  });
});

describe("a lost connection", () => {
  it("cut half-way it goes on where the server stopped", async () => {
    harness.server.setGate((request, _response, count) =>
      request.method === "PATCH" && count === 4 ? cutAfterFirstBytes(request) : false,
    );
    const progress: number[] = [];
    const { uploadId } = await harness.begin({ backoffMs: () => 5, onProgress: (sent) => progress.push(sent) }).done;
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(harness.server.countOf("POST")).toBe(1);
    expect(harness.server.countOf("HEAD")).toBeGreaterThanOrEqual(1);
    expect(harness.server.countOf("PATCH")).toBeLessThanOrEqual(chunks + 2);
  });

  it("waits without end and goes on at once when the connection is back", async () => {
    let isDown = true;
    harness.server.setGate((request, _response, count) => {
      if (request.method === "POST" || (request.method === "PATCH" && count <= 2) || !isDown) return false;
      request.socket.destroy();
      return true;
    });
    let waits: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (waits = resolve));
    const { done } = harness.begin({ backoffMs: () => 3_600_000, onState: (state) => state === "waiting" && waits() });
    await waiting;
    isDown = false;
    harness.events.dispatchEvent(new Event("online"));
    const { uploadId } = await done;
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(harness.server.countOf("POST")).toBe(1);
  });

  it("keeps trying through a hundred failures", async () => {
    harness.server.setGate((request, _response, count) => {
      if (request.method !== "POST" || count > 100) return false;
      request.socket.destroy();
      return true;
    });
    await harness.begin({ backoffMs: () => 0 }).done;
    expect(harness.server.countOf("POST")).toBe(101);
  });

  it("gives up a request that has gone silent, and one that the browser calls lost", async () => {
    const hung = { PATCH: 1, HEAD: 1 };
    const states: string[] = [];
    harness.server.setGate((request, _response, count) => {
      if (request.method === "HEAD" && count === hung.HEAD)
        setImmediate(() => harness.events.dispatchEvent(new Event("offline")));
      return (request.method === "PATCH" && count === hung.PATCH) || (request.method === "HEAD" && count === hung.HEAD);
    });
    const { uploadId } = await harness.begin({
      stallTimeoutMs: 150,
      backoffMs: () => 0,
      onState: (state) => states.push(state),
    }).done;
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    // A busy machine may be silent for as long once more.
    expect(states.filter((state) => state === "sending").length).toBeGreaterThanOrEqual(3);
  });

  it("a server that restarts does not cost what it already has", async () => {
    harness.server.setGate((request, response, count) => {
      if (request.method === "PATCH" && count === 3) return answer(response, 502);
      return request.method === "HEAD" && count <= 2 ? answer(response, 503, undefined, { "retry-after": "0" }) : false;
    });
    const { uploadId } = await harness.begin({ backoffMs: () => 5 }).done;
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(harness.server.countOf("POST")).toBe(1);
  });

  it("goes on from the address that an earlier page stored", async () => {
    const stored = await harness.leaveHalfWay();
    const { uploadId } = await harness.begin({ resumeUrl: stored }).done;
    expect(stored.endsWith(uploadId)).toBe(true);
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(harness.server.countOf("POST")).toBe(1);
  });

  it("begins anew when the server has forgotten the upload, and says the new address", async () => {
    const urls: string[] = [];
    const { uploadId } = await harness.begin({
      resumeUrl: `${harness.server.endpoint}/forgotten`,
      onUrl: (url) => urls.push(url),
    }).done;
    expect((await harness.server.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(urls).toEqual([`${harness.server.endpoint}/${uploadId}`]);
  });
});

describe("stopping", () => {
  it("by the handle, in a wait: ends as ABORTED and sends nothing more", async () => {
    harness.server.setGate((_request, response) => answer(response, 503));
    const upload = harness.begin({
      backoffMs: () => 3_600_000,
      onState: (state) => state === "waiting" && upload.abort(),
    });
    await expect(upload.done).rejects.toMatchObject({ code: "ABORTED" });
    expect(harness.server.log).toHaveLength(1);
  });

  it("by the caller's signal, in a request or before the start", async () => {
    const stopper = new AbortController();
    const hungUp = new Promise<void>((resolve) => {
      harness.server.setGate((request) => {
        if (request.method !== "PATCH") return false;
        request.resume().socket.once("close", resolve);
        stopper.abort();
        return true;
      });
    });
    await expect(harness.begin({ signal: stopper.signal }).done).rejects.toMatchObject({ code: "ABORTED" });
    await hungUp;
    const before = harness.server.log.length;
    await expect(createUpload(harness.optionsWith({ signal: stopper.signal })).done).rejects.toMatchObject({
      code: "ABORTED",
    });
    expect(harness.server.log).toHaveLength(before);
  });
});
