import { photos } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openMeasuringHarness } from "#testing/measuring-harness";

const harness = await openMeasuringHarness();
const { testApp, reviewer, settle, driver, port } = harness;
const gauge = (mm: number) => ({ kind: "gauge", inner_mm: mm, middle_mm: mm, outer_mm: mm }) as const;
const scanOf = (id: number) => reviewer.call("getScanById", { params: { id: String(id) } });
const notesOf = async (who: { id: number; token: string }) =>
  (await testApp.as(who).call("getNotificationList", { params: { a: String(who.id), b: "consumer" }, body: {} })).list;

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
    const image = await testApp.app.http.inject(photo?.url ?? "");
    expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const [stored] = await testApp.db.read
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
      read_method: "gauge",
    });
    const depths = view.read_depths ?? { inner_mm: 0, middle_mm: 0, outer_mm: 0 };
    const done = await reviewer.call("updateTread", { body: { scan_id: view.id, depths, version: view.version } });
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
      (await harness.testApp.as(anna).call("getMeasurementSession", { params: { id: String(session.id) } })).scans,
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
    const foreign = await testApp
      .as(await testApp.make.consumer())
      .send("cancelMeasurementSession", { params, body: {} });
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

describe("a driver who chose other tyres in the scanner", () => {
  it("gets the scan of the tyre that was taken in place of another", async () => {
    const { begin, rows, balance } = await driver();
    const { scanner } = await begin(["front_left"], "2");
    await scanner.plan(["rr"]);
    await scanner.scan("rr");
    await settle();
    expect(await rows()).toMatchObject([{ state: "awaiting_admin_review", position: "rear_right" }]);
    expect(await balance()).toBe(3);
  });

  it("gets the credit of a tyre that was left out back with the first photo", async () => {
    const { begin, rows, balance } = await driver();
    const { scanner } = await begin(["front_left", "front_right", "rear_left"]);
    await scanner.plan(["fl", "rr"]);
    await settle();
    expect((await rows()).map((row) => row.state)).toEqual(["processing", "processing", "processing"]);
    await scanner.scan("fl");
    await settle();
    expect((await rows()).map((row) => [row.position, row.state])).toEqual([
      ["front_left", "awaiting_admin_review"],
      ["rear_right", "processing"],
      ["rear_left", "deleted"],
    ]);
    expect(await balance()).toBe(2);
  });

  it("pays for a tyre that was added, as far as the credits go", async () => {
    const { begin, rows, balance } = await driver({ freeScans: 2 });
    const { scanner } = await begin(["front_left"]);
    await scanner.plan(["fl", "fr", "rl"]);
    await scanner.scan("fl");
    await scanner.scan("fr");
    const refused = await scanner.scan("rl");
    await settle();
    expect((await rows()).map((row) => [row.position, row.state])).toEqual([
      ["front_left", "awaiting_admin_review"],
      ["front_right", "awaiting_admin_review"],
    ]);
    expect([await balance(), (await port.get(refused)).status]).toEqual([0, "failed"]);
  });
});
