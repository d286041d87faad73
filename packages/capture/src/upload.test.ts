import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchConnection } from "./connection.ts";
import { answer, cutAfterFirstBytes, nodeTransport, openTusPlace } from "./testing/tus-place.ts";
import { type UploadOptions, createUpload } from "./upload.ts";

const bytes = randomBytes(1_000_000);
const file = new Blob([bytes], { type: "image/jpeg" });
const chunkBytes = 128 * 1024;
const chunks = Math.ceil(bytes.length / chunkBytes);

let place: Awaited<ReturnType<typeof openTusPlace>>;
let events: EventTarget;

beforeEach(async () => {
  place = await openTusPlace();
  events = new EventTarget();
});
afterEach(() => place.close());

describe("an undisturbed upload", () => {
  it("brings every byte across with its name and type", async () => {
    const progress: number[] = [];
    const urls: string[] = [];
    const upload = begin({ onProgress: (sent) => progress.push(sent), onUrl: (url) => urls.push(url) });
    const { uploadId } = await upload.done;
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(await place.infoOf(uploadId)).toMatchObject({ metadata: { filename: "tyre.jpg", filetype: "image/jpeg" } });
    expect(urls).toEqual([`${place.endpoint}/${uploadId}`]);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(bytes.length);
    expect(place.countOf("PATCH")).toBe(chunks);
  });

  it("asks for the token before each request", async () => {
    let n = 0;
    await begin({ authorisation: () => `token-${++n}` }).done;
    expect(place.log.map((one) => one.authorisation)).toEqual(place.log.map((_, i) => `Bearer token-${i + 1}`));
  });

  it("sends a ready-made header as it is, and none without a token", async () => {
    await begin({ authorisation: () => "Basic abc" }).done;
    expect(new Set(place.log.map((one) => one.authorisation))).toEqual(new Set(["Basic abc"]));
    place.log.length = 0;
    await begin({ authorisation: async () => null }).done;
    expect(new Set(place.log.map((one) => one.authorisation))).toEqual(new Set([undefined]));
  });
});

describe("a lost connection", () => {
  it("cut half-way it goes on where the server stopped", async () => {
    place.setGate((request, _response, count) => (request.method === "PATCH" && count === 4 ? cutAfterFirstBytes(request) : false));
    const progress: number[] = [];
    const { uploadId } = await begin({ backoffMs: () => 5, onProgress: (sent) => progress.push(sent) }).done;
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(place.countOf("POST")).toBe(1);
    expect(place.countOf("HEAD")).toBeGreaterThanOrEqual(1);
    expect(place.countOf("PATCH")).toBeLessThanOrEqual(chunks + 2);
  });

  it("waits without end and goes on at once when the connection is back", async () => {
    let isDown = true;
    place.setGate((request, _response, count) => {
      if (request.method === "POST" || (request.method === "PATCH" && count <= 2) || !isDown) return false;
      request.socket.destroy();
      return true;
    });
    const waiting = new Promise<void>((resolve) => {
      const upload = begin({ backoffMs: () => 3_600_000, onState: (state) => state === "waiting" && resolve() });
      done = upload.done;
    });
    await waiting;
    isDown = false;
    events.dispatchEvent(new Event("online"));
    const { uploadId } = await done;
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(place.countOf("POST")).toBe(1);
  });

  it("keeps trying through a hundred failures", async () => {
    place.setGate((request, _response, count) => {
      if (request.method !== "POST" || count > 100) return false;
      request.socket.destroy();
      return true;
    });
    await begin({ backoffMs: () => 0 }).done;
    expect(place.countOf("POST")).toBe(101);
  });

  it("gives up a request that has gone silent, and one that the browser calls lost", async () => {
    const hung = { PATCH: 1, HEAD: 1 };
    const states: string[] = [];
    place.setGate((request, _response, count) => {
      if (request.method === "HEAD" && count === hung.HEAD) setImmediate(() => events.dispatchEvent(new Event("offline")));
      return (request.method === "PATCH" && count === hung.PATCH) || (request.method === "HEAD" && count === hung.HEAD);
    });
    const { uploadId } = await begin({ stallTimeoutMs: 150, backoffMs: () => 0, onState: (state) => states.push(state) }).done;
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(states.filter((state) => state === "sending")).toHaveLength(3);
  });

  it("a server that restarts does not cost what it already has", async () => {
    place.setGate((request, response, count) => {
      if (request.method === "PATCH" && count === 3) return answer(response, 502);
      return request.method === "HEAD" && count <= 2 ? answer(response, 503, undefined, { "retry-after": "0" }) : false;
    });
    const { uploadId } = await begin({ backoffMs: () => 5 }).done;
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(place.countOf("POST")).toBe(1);
  });

  it("goes on from the address that an earlier page stored", async () => {
    const stored = await leaveHalfWay();
    const { uploadId } = await begin({ resumeUrl: stored }).done;
    expect(stored.endsWith(uploadId)).toBe(true);
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(place.countOf("POST")).toBe(1);
  });

  it("begins anew when the server has forgotten the upload, and says the new address", async () => {
    const urls: string[] = [];
    const { uploadId } = await begin({ resumeUrl: `${place.endpoint}/forgotten`, onUrl: (url) => urls.push(url) }).done;
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(urls).toEqual([`${place.endpoint}/${uploadId}`]);
  });
});

describe("a token that runs out", () => {
  it("is renewed in the middle, and the upload goes on", async () => {
    place.setGate((request, response) => {
      if (place.countOf("PATCH") >= 3 && request.headers.authorization === "Bearer old") return answer(response, 401, "TOKEN_EXPIRED");
      return false;
    });
    let token = "old";
    const authorisation = vi.fn((refused?: boolean) => (token = refused === true ? "new" : token));
    const { uploadId } = await begin({ authorisation }).done;
    expect((await place.bytesOf(uploadId)).equals(bytes)).toBe(true);
    expect(authorisation.mock.calls.filter(([refused]) => refused === true)).toHaveLength(1);
    expect(place.countOf("POST")).toBe(1);
  });

  it("does not lose the upload when the look at it is what is refused", async () => {
    const stored = await leaveHalfWay();
    place.setGate((request, response) => (request.headers.authorization === "Bearer old" ? answer(response, 401) : false));
    let token = "old";
    const { uploadId } = await begin({ resumeUrl: stored, authorisation: (refused) => (token = refused === true ? "new" : token) }).done;
    expect(place.countOf("HEAD")).toBe(2);
    expect(stored.endsWith(uploadId)).toBe(true);
    expect(place.countOf("POST")).toBe(1);
  });

  it("ends when the new one is refused too", async () => {
    place.setGate((_request, response) => answer(response, 401, "TOKEN_DECODE_UNSUCCESSFUL"));
    await expect(begin({}).done).rejects.toMatchObject({ name: "UploadError", code: "TOKEN_DECODE_UNSUCCESSFUL", status: 401 });
    expect(place.countOf("POST")).toBe(2);
  });

  it("waits when it cannot be fetched for want of a connection, ends when it is refused", async () => {
    let failures = 0;
    const offline = () => {
      if (failures++ < 3) throw Object.assign(new Error("No connection."), { status: 0, code: "OFFLINE" });
      return "token";
    };
    await begin({ authorisation: offline, backoffMs: () => 0 }).done;
    const refused = () => Promise.reject(Object.assign(new Error("Disabled"), { status: 403, code: "ACCOUNT_DISABLED" }));
    await expect(begin({ authorisation: refused }).done).rejects.toMatchObject({ code: "ACCOUNT_DISABLED", message: "Disabled" });
  });
});

describe("a refusal", () => {
  it.each([
    [415, "UNSUPPORTED_MEDIA", "UNSUPPORTED_MEDIA"],
    [413, "PAYLOAD_TOO_LARGE", "PAYLOAD_TOO_LARGE"],
    [403, "ACCOUNT_DISABLED", "ACCOUNT_DISABLED"],
    [413, undefined, "PAYLOAD_TOO_LARGE"],
    [409, "NOT_A_CODE", "STATE_CONFLICT"],
    [400, undefined, "UNKNOWN_ERROR"],
  ])("%i with the code %s ends it as %s", async (status, sent, code) => {
    place.setGate((_request, response) => answer(response, status, sent));
    await expect(begin({}).done).rejects.toMatchObject({ name: "UploadError", code, status });
    expect(place.log).toHaveLength(1);
  });

  it("keeps the server's own words", async () => {
    place.setGate((_request, response) => answer(response, 415, "UNSUPPORTED_MEDIA"));
    await expect(begin({}).done).rejects.toThrow("said UNSUPPORTED_MEDIA");
  });

  it("an endless conflict ends it after a few tries", async () => {
    place.setGate((request, response) => request.method === "PATCH" && answer(response, 409, "STATE_CONFLICT"));
    await expect(begin({ backoffMs: () => 0 }).done).rejects.toMatchObject({ code: "STATE_CONFLICT" });
    expect(place.countOf("PATCH")).toBe(6);
  });
});

describe("stopping", () => {
  it("by the handle, in a wait: ends as ABORTED and sends nothing more", async () => {
    place.setGate((_request, response) => answer(response, 503));
    const upload = begin({ backoffMs: () => 3_600_000, onState: (state) => state === "waiting" && upload.abort() });
    await expect(upload.done).rejects.toMatchObject({ code: "ABORTED" });
    expect(place.log).toHaveLength(1);
  });

  it("by the caller's signal, in a request or before the start", async () => {
    const stopper = new AbortController();
    const hungUp = new Promise<void>((resolve) => {
      place.setGate((request) => {
        if (request.method !== "PATCH") return false;
        request.resume().socket.once("close", resolve);
        stopper.abort();
        return true;
      });
    });
    await expect(begin({ signal: stopper.signal }).done).rejects.toMatchObject({ code: "ABORTED" });
    await hungUp;
    const before = place.log.length;
    await expect(createUpload(optionsWith({ signal: stopper.signal })).done).rejects.toMatchObject({ code: "ABORTED" });
    expect(place.log).toHaveLength(before);
  });
});

let done: Promise<{ uploadId: string }>;

function optionsWith(changes: Partial<UploadOptions>): UploadOptions {
  const common = { file, name: "tyre.jpg", endpoint: place.endpoint, authorisation: () => "token", chunkBytes };
  return { ...common, transport: nodeTransport, connection: watchConnection(events), ...changes };
}

function begin(changes: Partial<UploadOptions>) {
  const upload = createUpload(optionsWith(changes));
  upload.start();
  return upload;
}

/** An upload that its page left after three chunks; answers its address. */
async function leaveHalfWay(): Promise<string> {
  let url = "";
  const page = new AbortController();
  place.setGate((request, _response, count) => {
    if (request.method === "PATCH" && count === 4) page.abort();
    return request.method === "PATCH" && count === 4;
  });
  await expect(begin({ signal: page.signal, onUrl: (found) => (url = found) }).done).rejects.toMatchObject({ code: "ABORTED" });
  place.setGate(() => false);
  return url;
}
