import sharp from "sharp";
import { Upload } from "tus-js-client";
import { expect, it } from "vitest";
import { bearerHeader } from "#testing/call";
import { idOf } from "#testing/tus";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const listen = { port: 0, host: "127.0.0.1" } as const;
const bases = [await testApp.http.listen(listen), await (await testApp.another()).http.listen(listen)] as const;
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

it("the upload library of browsers stops in one process and goes on in another", async () => {
  const session = await testApp.make.session();
  const settings = { headers: { ...bearerHeader(session.token) }, chunkSize: 60_000, retryDelays: null };
  const stopped = Promise.withResolvers<string>();
  const first = new Upload(photo, {
    ...settings,
    endpoint: `${bases[0]}/measurement/v1/uploads`,
    onError: stopped.reject,
    onChunkComplete: () => void first.abort().then(() => stopped.resolve(first.url ?? "")),
  });
  first.start();
  const path = new URL(await stopped.promise).pathname;

  const offsets: number[] = [];
  const done = Promise.withResolvers<void>();
  const second = new Upload(photo, {
    ...settings,
    uploadUrl: `${bases[1]}${path}`,
    onError: done.reject,
    onChunkComplete: (_size, offset) => void offsets.push(offset),
    onSuccess: () => done.resolve(),
  });
  second.start();
  await done.promise;
  expect(photo.length).toBeGreaterThan(120_000);
  // From the beginning its first part would end at 60,000.
  expect(offsets[0]).toBeGreaterThan(60_000);
  expect(offsets.at(-1)).toBe(photo.length);
  const body = { measurement_id: session.measurementIds[0] ?? 0, upload_ids: [idOf(path)] };
  const { measurements } = await testApp.call("handInImages", { body }, { bearer: session.token });
  expect(measurements).toMatchObject([{ status: "processing", photo_count: 1 }]);
});
