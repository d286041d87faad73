import { readdir } from "node:fs/promises";
import type { JobRun } from "@treadclub/kit/jobs/job";
import { tryMove } from "@treadclub/kit/states";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { measurementMachine } from "#measurement/states";
import type { MadeSession } from "#testing/factories";
import { remoteSession, reported } from "#testing/remote-sessions";
import { openMeasurementApp } from "#testing/test-app";
import { fetchImages } from "./images.ts";
import type { RemoteAnswer, RemotePort } from "./port.ts";

const testApp = await openMeasurementApp();
const { service, clock } = testApp;
const job = (): JobRun => ({ db: service.db, now: clock.now(), log: service.deps.log, write: service.run });
const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: { r: 40, g: 42, b: 45 } } })
  .withExif({ IFD0: { Artist: "somebody" } })
  .jpeg()
  .toBuffer();
const shelf: Readonly<Record<string, Buffer>> = {
  "/photo": photo,
  "/page": Buffer.from("<h1>No photo</h1>"),
  "/bomb": await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: "#000" },
    limitInputPixels: false,
  })
    .png()
    .toBuffer(),
};

/** Another service that tells of one tyre with these images. */
function serviceWith(urls: readonly string[], kind: RemoteAnswer["kind"] = "results") {
  const fetched: string[] = [];
  const remote: RemotePort = {
    begin: () => Promise.reject(new Error("not asked for")),
    look: () => undefined,
    send: () => Promise.resolve(false),
    pauseLeftMs: () => 0,
    image: async (url) => {
      fetched.push(url);
      return shelf[url] ?? null;
    },
    results: async () =>
      kind === "results"
        ? { kind, measurements: [reported({ imageUrls: urls })] }
        : kind === "gone"
          ? { kind }
          : { kind, why: "no answer in time" },
  };
  return { deps: { ...service.deps, remote }, fetched };
}
const handedInThere = async (): Promise<MadeSession> => {
  const session = await remoteSession(testApp);
  await service.run((ctx) => tryMove(ctx, measurementMachine, session.measurementIds, "hand_in"));
  return session;
};
const imagesOf = async ({ token, key }: MadeSession) =>
  (await testApp.call("sessionResults", { params: { token } }, { bearer: key })).measurements[0]?.images ?? [];
const stored = async (): Promise<number> => {
  const names = await readdir(`${testApp.options.dataDir}/measurement/files`, { recursive: true }).catch(() => []);
  return names.filter((name) => name.length > 30).length;
};

describe("photos at another service", () => {
  it("are fetched once, cleaned, and shown by our own links", async () => {
    const session = await handedInThere();
    const { deps, fetched } = serviceWith(["/photo", "/photo"]);
    await fetchImages(job(), deps, session.id);
    await fetchImages(job(), deps, session.id);
    expect(fetched).toEqual(["/photo", "/photo"]);
    const images = await imagesOf(session);
    expect(images).toMatchObject([{ width: 2048 }, { width: 2048 }]);
    const link = new URL(images[0]?.url ?? "");
    const { rawPayload } = await testApp.http.inject(`${link.pathname}${link.search}`);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it("are left out where they are none, or too much to look at", async () => {
    const session = await handedInThere();
    await fetchImages(job(), serviceWith(["/page", "/photo", "/bomb", "/missing"]).deps, session.id);
    expect(await imagesOf(session)).toHaveLength(1);
  });

  it("are kept once when two processes fetch them", async () => {
    const session = await handedInThere();
    const before = await stored();
    const { deps } = serviceWith(["/photo"]);
    await Promise.all([fetchImages(job(), deps, session.id), fetchImages(job(), deps, session.id)]);
    expect(await imagesOf(session)).toHaveLength(1);
    expect(await stored()).toBe(before + 1);
  });

  it("are asked for again later while the service is away, and never once it is gone or the session forgotten", async () => {
    const session = await handedInThere();
    await expect(fetchImages(job(), serviceWith(["/photo"], "away").deps, session.id)).rejects.toThrow(
      "no answer in time",
    );
    await fetchImages(job(), serviceWith(["/photo"], "gone").deps, session.id);
    await testApp.call("reviewForget", { params: { id: String(session.id) } }, { bearer: session.key });
    const { deps, fetched } = serviceWith(["/photo"]);
    await fetchImages(job(), deps, session.id);
    expect(fetched).toEqual([]);
    expect(await imagesOf({ ...session, token: session.token }).catch(() => "gone")).toBe("gone");
  });
});
