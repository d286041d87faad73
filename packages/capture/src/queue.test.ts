import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryPhotoStore } from "./photo-store.ts";
import { type PhotoQueue, type PhotoQueueOptions, type PhotoStore, openPhotoQueue } from "./queue.ts";
import { shows, uploaded } from "#testing/queue-waits.ts";
import { answer, nodeTransport, openTusServer } from "#testing/tus-server.ts";

const bytes = { fl: randomBytes(600_000), fr: randomBytes(200_000), rl: randomBytes(100_000) };
const chunkBytes = 128 * 1024;

let server: Awaited<ReturnType<typeof openTusServer>>;
let disk: PhotoStore;
let pages: PhotoQueue[];
let name: string;

beforeEach(async () => {
  server = await openTusServer();
  disk = memoryPhotoStore();
  pages = [];
  name = `test-${Math.random()}`;
});
afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()));
  await server.close();
});

describe("photos on their way", () => {
  it("are sent, listed in the order they were taken, and stay until they are removed", async () => {
    const queue = await open();
    await queue.add(photo("fr", 2));
    await queue.add(photo("fl", 1));
    const ids = await queue.whenUploaded(["fl", "fr"]);
    expect(queue.list()).toMatchObject([
      { key: "fl", slot: "slot-fl", state: "uploaded", uploadId: ids[0], sentBytes: 600_000, error: null },
      { key: "fr", slot: "slot-fr", state: "uploaded", uploadId: ids[1] },
    ]);
    expect((await server.bytesOf(ids[0] ?? "")).equals(bytes.fl)).toBe(true);
    await queue.remove("fl");
    expect(queue.list().map(({ key }) => key)).toEqual(["fr"]);
    expect(await disk.get("fl")).toBeNull();
    expect(await disk.bytesOf("fl")).toBeNull();
  });

  it("tell of their progress, and hand out the same list while nothing changes", async () => {
    const queue = await open();
    const sent: number[] = [];
    const stop = queue.subscribe(() => sent.push(queue.list()[0]?.sentBytes ?? -1));
    await queue.add(photo("fl"));
    await queue.whenUploaded(["fl"]);
    stop();
    expect(new Set(sent).size).toBeGreaterThan(3);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
    expect(queue.list()).toBe(queue.list());
    const before = sent.length;
    await queue.remove("fl");
    expect(sent).toHaveLength(before);
  });

  it("are handed back as they were", async () => {
    const queue = await open();
    await queue.add(photo("rl"));
    const blob = await queue.blobOf("rl");
    expect(blob?.type).toBe("image/jpeg");
    expect(bytes.rl.equals(new Uint8Array(await new Response(blob).arrayBuffer()))).toBe(true);
    expect(await queue.blobOf("nothing")).toBeNull();
  });

  it("are replaced by a second take under the same key", async () => {
    const hung = hangAtPatch(2);
    const queue = await open();
    await queue.add(photo("fl"));
    await hung;
    server.setGate(() => false);
    await queue.add({ ...photo("fl"), blob: new Blob([bytes.rl], { type: "image/jpeg" }) });
    const [id] = await queue.whenUploaded(["fl"]);
    expect((await server.bytesOf(id ?? "")).equals(bytes.rl)).toBe(true);
    expect(queue.list()).toHaveLength(1);
  });
});

describe("a closed tab", () => {
  it("loses nothing: the next one goes on in the middle", async () => {
    const hung = hangAtPatch(3);
    const first = await open();
    await first.add(photo("fl"));
    await hung;
    await first.close();
    server.setGate(() => false);
    const second = await open();
    expect(second.list()).toMatchObject([{ key: "fl", state: "waiting", uploadId: null }]);
    second.resume();
    const [id] = await second.whenUploaded(["fl"]);
    expect((await server.bytesOf(id ?? "")).equals(bytes.fl)).toBe(true);
    expect(server.countOf("POST")).toBe(1);
  });

  it("keeps what was sent but not yet used", async () => {
    const first = await open();
    await first.add(photo("rl"));
    const ids = await first.whenUploaded(["rl"]);
    await first.close();
    const before = server.log.length;
    const second = await open();
    second.resume();
    expect(await second.whenUploaded(["rl"])).toEqual(ids);
    expect(server.log).toHaveLength(before);
  });
});

describe("two tabs", () => {
  it("send a photo once, and both hear of its end", async () => {
    const [left, right] = [await open(), await open()];
    await left.add(photo("fl"));
    await shows(right, "fl");
    right.resume();
    expect(await right.whenUploaded(["fl"])).toEqual(await left.whenUploaded(["fl"]));
    expect(server.countOf("POST")).toBe(1);
  });

  it("forget together", async () => {
    const [left, right] = [await open(), await open()];
    await left.add(photo("rl"));
    await left.whenUploaded(["rl"]);
    await shows(right, "rl");
    const emptied = new Promise<void>((resolve) => right.subscribe(() => right.list().length === 0 && resolve()));
    await left.clear();
    await emptied;
  });
});

describe("a browser that keeps nothing", () => {
  it("works in memory and says so", async () => {
    const queue = await open({ openStore: () => Promise.reject(new Error("private window")) });
    expect(queue.durable).toBe(false);
    await queue.add(photo("rl"));
    expect(await queue.whenUploaded(["rl"])).toHaveLength(1);
  });

  it("takes over when the disk is full in the middle", async () => {
    const queue = await open({ openStore: async () => ({ ...disk, put: () => Promise.reject(new Error("quota")) }) });
    expect(queue.durable).toBe(true);
    await queue.add(photo("rl"));
    expect(queue.durable).toBe(false);
    expect(await queue.whenUploaded(["rl"])).toHaveLength(1);
    expect((await queue.blobOf("rl"))?.size).toBe(bytes.rl.length);
    await queue.clear();
    expect(await queue.blobOf("rl")).toBeNull();
  });

  it("is durable otherwise", async () => {
    expect((await open()).durable).toBe(true);
  });
});

describe("a refusal", () => {
  it("is shown with its code; another try begins anew", async () => {
    server.setGate(
      (request, response, count) =>
        request.method === "PATCH" && count === 2 && answer(response, 415, "UNSUPPORTED_MEDIA"),
    );
    const queue = await open();
    await queue.add(photo("fl"));
    await expect(queue.whenUploaded(["fl"])).rejects.toMatchObject({ name: "UploadError", code: "UNSUPPORTED_MEDIA" });
    expect(queue.list()).toMatchObject([
      { state: "failed", error: { code: "UNSUPPORTED_MEDIA", message: "said UNSUPPORTED_MEDIA" } },
    ]);
    queue.resume();
    await uploaded(queue, "fl");
    expect(server.countOf("POST")).toBe(2);
  });

  it("for want of a sign-in goes on in the middle after the next one", async () => {
    let isSignedIn = true;
    server.setGate((request, response, count) => {
      if (request.method === "PATCH" && count === 2) isSignedIn = false;
      return !isSignedIn && answer(response, 401, "TOKEN_EXPIRED");
    });
    const queue = await open();
    await queue.add(photo("fl"));
    await expect(queue.whenUploaded(["fl"])).rejects.toMatchObject({ code: "TOKEN_EXPIRED" });
    server.setGate(() => false);
    queue.resume();
    await uploaded(queue, "fl");
    expect(server.countOf("POST")).toBe(1);
  });
});

describe("clearing", () => {
  it("stops what runs and forgets everything", async () => {
    const hung = hangAtPatch(1);
    const queue = await open();
    await queue.add(photo("fl"));
    await hung;
    const waiting = queue.whenUploaded(["fl"]);
    await Promise.all([queue.clear(), expect(waiting).rejects.toMatchObject({ code: "ABORTED" })]);
    expect(queue.list()).toEqual([]);
    expect(await disk.all()).toEqual([]);
    server.setGate(() => false);
    queue.resume();
    await queue.add(photo("rl"));
    await queue.whenUploaded(["rl"]);
    expect(server.countOf("POST")).toBe(2);
  });
});

async function open(changes: Partial<PhotoQueueOptions> = {}): Promise<PhotoQueue> {
  const queue = await openPhotoQueue({
    name,
    endpoint: server.endpoint,
    authorisation: () => "token",
    chunkBytes,
    transport: nodeTransport,
    backoffMs: () => 0,
    openStore: async () => disk,
    ...changes,
  });
  pages.push(queue);
  return queue;
}

function photo(key: keyof typeof bytes, second = 0) {
  return {
    key,
    slot: `slot-${key}`,
    blob: new Blob([bytes[key]], { type: "image/jpeg" }),
    takenAt: new Date(1_700_000_000_000 + second * 1000),
  };
}

/** Resolves when the n-th chunk has arrived, which then gets no answer. */
function hangAtPatch(n: number): Promise<void> {
  return new Promise((resolve) => {
    server.setGate((request, _response, count) => {
      if (request.method !== "PATCH" || count !== n) return false;
      request.resume();
      resolve();
      return true;
    });
  });
}
