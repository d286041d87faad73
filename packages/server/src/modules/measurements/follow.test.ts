import { photoKey } from "@treadclub/kit/files/photos";
import { photos } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { scanPhotos } from "#modules/scans";
import { openMeasuringGround } from "#testing/measuring-ground";
import { openSecondProcess } from "#testing/second-process";
import { measurementSessions } from "./table.ts";

const ground = await openMeasuringGround();
const { world, desk, settle, driver, port } = ground;
const gauge = (mm: number) => ({ kind: "gauge", inner_mm: mm, middle_mm: mm, outer_mm: mm }) as const;
const scanOf = (id: number) => desk.call("getScanById", { params: { id: String(id) } });
const notesOf = async (who: { id: number; token: string }) =>
  (await world.as(who).call("getNotificationList", { params: { a: String(who.id), b: "consumer" }, body: {} })).list;

describe("photos that a driver has handed in", () => {
  it("lie with the platform and wait for an administrator, as those of a photo scan", async () => {
    const { anna, begin, session: sessionOf } = await driver();
    const { session, scanner } = await begin(["front_left"]);
    await scanner.open();
    await settle();
    expect((await sessionOf(session.id)).scans).toMatchObject([{ status: "waiting_for_images", state: "processing" }]);
    await scanner.scan("fl");
    await settle();
    const { scans: rows, resume } = await sessionOf(session.id);
    expect([rows[0]?.status, rows[0]?.state, resume]).toEqual(["processing", "awaiting_admin_review", null]);
    const view = await scanOf(rows[0]?.id ?? 0);
    expect(view).toMatchObject({ type: "measurement", can: { review: true }, read_depths: null });
    const [photo] = view.photos;
    const image = await world.app.http.inject(photo?.url ?? "");
    expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const [stored] = await world.db.read
      .select()
      .from(photos)
      .where(eq(photos.id, photo?.id ?? ""));
    expect(stored).toMatchObject({ userId: anna.id, bytes: image.rawPayload.length });
  });

  it("show what the driver's gauge read, which an administrator confirms", async () => {
    const { begin, rows } = await driver();
    const { scanner } = await begin(["rear_left"]);
    await scanner.scan("rl", { reading: gauge(4.2) });
    await settle();
    const [row] = await rows();
    const view = await scanOf(row?.id ?? 0);
    expect(view).toMatchObject({
      state: "awaiting_admin_review",
      read_depths: { inner_mm: 4.2, middle_mm: 4.2, outer_mm: 4.2 },
    });
    const depths = view.read_depths ?? { inner_mm: 0, middle_mm: 0, outer_mm: 0 };
    const done = await desk.call("updateTread", { body: { scan_id: view.id, depths, version: view.version } });
    expect(done).toMatchObject({ state: "completed", method: "gauge", uncertainty_mm: 0.5, minimum_mm: 4.2 });
  });
});

describe("the setting of the club", () => {
  it.each([
    ["member_and_api", "awaiting_member_review"],
    ["admin_and_api", "awaiting_admin_review"],
  ] as const)("%s lets a sure reading stand, and asks about an unsure one", async (manage, waiting) => {
    const { anna, begin, rows, balance } = await driver({ manage });
    const { scanner, session } = await begin(["front_left", "front_right", "rear_left"]);
    const sure = await scanner.scan("fl", { reading: gauge(4.2) });
    await scanner.scan("fr", { reading: gauge(1.9) });
    await scanner.scan("rl");
    await settle();
    const [one, two, three] = await rows();
    expect([one?.state, two?.state, three?.state]).toEqual(["completed", waiting, waiting]);
    expect(one).toMatchObject({ method: "gauge", uncertaintyMm: 0.5, minimumMm: 4.2, reviewerId: null });
    expect(two).toMatchObject({ readInnerMm: 1.9, minimumMm: null });
    expect((await notesOf(anna)).map((note) => note.type)).toContain("scan_result");
    expect((await port.get(sure)).status).toBe("completed");
    expect(
      (await ground.world.as(anna).call("getMeasurementSession", { params: { id: String(session.id) } })).scans,
    ).toMatchObject([{ status: "completed" }, { status: "result_ready" }, { status: "processing" }]);
    expect(await balance()).toBe(1);
  });

  it.each([
    ["members_only", "awaiting_member_review"],
    ["admin_only", "awaiting_admin_review"],
  ] as const)("%s always asks", async (manage, waiting) => {
    const { begin, rows } = await driver({ manage });
    const { scanner } = await begin(["front_left"]);
    await scanner.scan("fl", { reading: gauge(4.2) });
    await settle();
    expect((await rows())[0]?.state).toBe(waiting);
  });

  it("never lets a coin decide", async () => {
    const { begin, rows } = await driver({ manage: "admin_and_api" });
    const { scanner } = await begin(["front_left"]);
    const reading = { kind: "coin", inner_hidden: true, middle_hidden: true, outer_hidden: true } as const;
    await scanner.scan("fl", { reading });
    await settle();
    expect((await rows())[0]?.state).toBe("awaiting_admin_review");
  });
});

describe("what came to nothing", () => {
  it("is no scan, and the credit comes back: skipped and left", async () => {
    const { begin, rows, balance, session: sessionOf } = await driver();
    const { scanner, session } = await begin(["front_left", "front_right", "rear_left"]);
    await scanner.skip("fr");
    await scanner.scan("fl");
    await settle();
    expect(await balance()).toBe(2);
    await scanner.abort();
    await settle();
    expect((await rows()).map((row) => row.state)).toEqual(["awaiting_admin_review", "deleted", "deleted"]);
    expect(await balance()).toBe(3);
    expect((await sessionOf(session.id)).scans.map((scan) => scan.status)).toEqual([
      "processing",
      "aborted",
      "aborted",
    ]);
  });

  it("is told with its reason when the service could read nothing", async () => {
    const { anna, begin, rows, balance } = await driver();
    const { scanner } = await begin(["front_left"]);
    const id = await scanner.scan("fl");
    await settle();
    const { version } = await port.get(id);
    await port.reject(id, { reasons: ["blurry"], message: "Hold it still.", version });
    await settle();
    const [row] = await rows();
    expect(row).toMatchObject({ state: "rejected", reasons: ["image_quality"], message: "Hold it still." });
    expect(await balance()).toBe(4);
    expect((await notesOf(anna)).map((note) => note.type)).toEqual(["scan_reject"]);
  });

  it("is cancelled by the driver, once or twice", async () => {
    const { anna, begin, balance, as } = await driver();
    const { scanner, session } = await begin(["front_left", "front_right"]);
    await scanner.scan("fl");
    const params = { id: String(session.id) };
    const foreign = await world.as(await world.make.consumer()).send("cancelMeasurementSession", { params, body: {} });
    expect(foreign.error?.code).toBe("NOT_FOUND");
    const cancelled = await as.call("cancelMeasurementSession", { params, body: {} });
    expect(cancelled.scans.map((scan) => scan.status)).toEqual(["processing", "aborted"]);
    expect(cancelled.resume).toBeNull();
    expect(await as.call("cancelMeasurementSession", { params, body: {} })).toEqual(cancelled);
    expect(await balance()).toBe(3);
    expect((await notesOf(anna)).length).toBe(0);
  });

  it("of a removed vehicle goes on: the scan is the driver's, as a photo scan's is", async () => {
    const { begin, rows, as, vehicle } = await driver();
    const { scanner } = await begin(["front_left"]);
    await as.call("deleteVehicle", { params: { id: String(vehicle.id) } });
    await scanner.scan("fl");
    await settle();
    expect((await rows())[0]?.state).toBe("awaiting_admin_review");
  });
});

it("is seen at once by whoever asks for it", async () => {
  const { begin, as } = await driver();
  const { scanner, session } = await begin(["front_left"]);
  await scanner.scan("fl");
  const params = { id: String(session.id) };
  const seen = await as.call("refreshMeasurementSession", { params, body: {} });
  expect(seen.scans).toMatchObject([{ status: "processing", state: "awaiting_admin_review" }]);
});

it("follows a driver who took another tyre than was said", async () => {
  const { begin, rows, balance } = await driver();
  const { scanner } = await begin(["front_left"], "2");
  await scanner.plan(["rr"]);
  await scanner.scan("rr");
  await settle();
  expect(await rows()).toMatchObject([{ state: "awaiting_admin_review", position: "rear_right" }]);
  expect(await balance()).toBe(3);
});

describe("however often and wherever it is followed", () => {
  it("asks once, fetches once and gives back once, by two processes at once", async () => {
    const { anna, begin, rows, balance } = await driver({ manage: "admin_and_api" });
    const { scanner } = await begin(["front_left", "front_right", "rear_left", "rear_right"]);
    await scanner.scan("fl", { reading: gauge(5) });
    await scanner.scan("fr");
    await scanner.skip("rl");
    const failed = await scanner.scan("rr");
    await port.reject(failed, { reasons: ["glare"], message: "", version: (await port.get(failed)).version });
    const other = await openSecondProcess(world);
    const { session } = await scanner.results();
    const data = { session: session.id };
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? world.app.jobs : other.jobs).run("follow-measurement", data)),
    );
    const all = await rows();
    expect(all.map((row) => row.state)).toEqual(["completed", "awaiting_admin_review", "deleted", "rejected"]);
    expect(await balance()).toBe(2);
    expect((await notesOf(anna)).map((note) => note.type).toSorted()).toEqual([
      "scan_reject",
      "scan_result",
      "voucher_issued",
    ]);
    for (const row of [all[0], all[1], all[3]])
      expect(
        await world.db.read
          .select()
          .from(scanPhotos)
          .where(eq(scanPhotos.scanId, row?.id ?? 0)),
      ).toHaveLength(1);
    expect(await world.db.read.select().from(photos).where(eq(photos.userId, anna.id))).toHaveLength(3);
  });

  it("believes no old news: what was undone here is not decided anew", async () => {
    const { begin, rows } = await driver();
    const { scanner } = await begin(["front_left"]);
    const id = await scanner.scan("fl");
    await settle();
    const { session } = await scanner.results();
    const [row] = await rows();
    const scanId = row?.id ?? 0;
    await desk.call("declineScan", {
      params: { id: String(scanId) },
      body: { reasons: ["other"], version: (await scanOf(scanId)).version },
    });
    await settle();
    expect((await port.get(id)).status).toBe("failed");
    await desk.call("undoScanReview", { params: { id: String(scanId) }, body: {} });
    await world.app.jobs.run("follow-measurement", { session: session.id });
    expect((await rows())[0]?.state).toBe("awaiting_admin_review");
    await settle();
    expect((await port.get(id)).status).toBe("processing");
  });

  it("finds again what a process that died had begun: photos in the store and no row", async () => {
    const { begin, rows } = await driver();
    const { scanner } = await begin(["front_left"]);
    await scanner.scan("fl");
    const { session } = await scanner.results();
    let fetched = 0;
    const dying = await openSecondProcess(world, {
      ...port,
      image: async (url) => {
        fetched += 1;
        const bytes = await port.image(url);
        if (fetched === 2) throw new Error("The power went");
        return bytes;
      },
    });
    fetched = 1;
    await expect(dying.jobs.run("follow-measurement", { session: session.id })).rejects.toThrow("The power went");
    expect((await rows())[0]?.state).toBe("processing");
    world.clock.forward(5 * 60_000);
    await world.app.jobs.run("follow-measurements");
    const [row] = await rows();
    expect(row?.state).toBe("awaiting_admin_review");
    const links = await world.db.read
      .select()
      .from(scanPhotos)
      .where(eq(scanPhotos.scanId, row?.id ?? 0));
    expect(links).toHaveLength(1);
    expect(await world.app.store.get(photoKey(links[0]?.photoId ?? ""))).not.toBeNull();
  });

  it("hears of changes by itself where jobs are worked on", async () => {
    const { begin, rows } = await driver();
    const { scanner } = await begin(["front_left"]);
    await world.app.work();
    await scanner.scan("fl");
    await expect.poll(async () => (await rows())[0]?.state, { timeout: 15_000 }).toBe("awaiting_admin_review");
  });
});

it("comes to nothing after a day, even when the service has not said so", async () => {
  const { begin, rows, balance } = await driver();
  const { session } = await begin(["front_left"]);
  world.clock.forward(24 * 3_600_000 + 60_000);
  await world.app.jobs.run("follow-measurements");
  expect((await rows()).map((row) => row.state)).toEqual(["deleted"]);
  expect(await balance()).toBe(4);
  const [row] = await world.db.read.select().from(measurementSessions).where(eq(measurementSessions.id, session.id));
  expect(row).toMatchObject({ endedAt: expect.any(Date), token: null });
});
