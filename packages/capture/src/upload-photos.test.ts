import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answer, nodeTransport, openTusServer } from "#testing/tus-server.ts";
import { uploadPhotos } from "./upload-photos.ts";

const files = [3, 1, 2].map((n) => ({
  name: `${n}.jpg`,
  file: new Blob([randomBytes(n * 50_000)], { type: "image/jpeg" }),
}));
const totalBytes = 300_000;

let server: Awaited<ReturnType<typeof openTusServer>>;
beforeEach(async () => {
  server = await openTusServer();
});
afterEach(() => server.close());

it("answers the ids in the order of the files, with one progress", async () => {
  const progress: (readonly [number, number])[] = [];
  const uploads = begin((sent, total) => progress.push([sent, total]));
  const { uploadIds } = await uploads.done;
  const sizes = await Promise.all(uploadIds.map(async (id) => (await server.bytesOf(id)).length));
  expect(sizes).toEqual([150_000, 50_000, 100_000]);
  expect(progress.map(([sent]) => sent)).toEqual(progress.map(([sent]) => sent).toSorted((a, b) => a - b));
  expect(progress.at(-1)).toEqual([totalBytes, totalBytes]);
});

it("begins the third only when one of the first two is there", async () => {
  const sentBefore: number[] = [];
  server.setGate((request) => {
    if (request.method === "POST") sentBefore.push(server.countOf("PATCH"));
    return false;
  });
  await begin().done;
  expect(sentBefore[2]).toBeGreaterThan(0);
});

it("one refused photo ends them all", async () => {
  server.setGate(
    (request, response, count) =>
      request.method === "POST" && count === 2 && answer(response, 415, "UNSUPPORTED_MEDIA"),
  );
  await expect(begin().done).rejects.toMatchObject({ code: "UNSUPPORTED_MEDIA" });
});

function begin(onProgress?: (sent: number, total: number) => void) {
  const uploads = uploadPhotos({
    files,
    endpoint: server.endpoint,
    authorisation: () => "token",
    transport: nodeTransport,
    ...(onProgress ? { onProgress } : {}),
  });
  uploads.start();
  return uploads;
}
