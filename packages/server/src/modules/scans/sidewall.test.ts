import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import type { SignedIn } from "#testing/factories/people";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const at = (id: number) => ({ params: { id: String(id) } });

const rear = { rear_tyre_size: "255/35 R18", rear_load_rating: "94", rear_speed_rating: "Y" };
const staggered = { tyre_size: "225/40 R18", load_rating: "92", speed_rating: "Y", ...rear };
const none = { size: "", load: "", speed: "", dot: "", make: "" };

type Position = "front_left" | "front_right" | "rear_left" | "rear_right";

async function wall(who: SignedIn, position: Position, text: Partial<typeof none> = {}, photos = 1) {
  const made = await Promise.all(Array.from({ length: photos }, () => testApp.make.upload(who)));
  return { position, upload_ids: made.map(({ id }) => id), text };
}

async function fixtures(overrides: Parameters<typeof testApp.make.vehicle>[1] = {}) {
  const anna = await testApp.make.consumer({ freeScans: 4 });
  const vehicle = await testApp.make.vehicle(anna, overrides);
  const as = testApp.as(anna);
  const send = (...sidewalls: Awaited<ReturnType<typeof wall>>[]) =>
    as.send("consumerCreateTyreWallScan", { body: { vehicle_id: vehicle.id, sidewalls } });
  /** A scan of one tyre, confirmed by an administrator. */
  const read = async (position: Position, text: Partial<typeof none>) => {
    const { reply } = await send(await wall(anna, position));
    const done = await confirm(reply?.id ?? 0, [{ position, text }]);
    return done.reply;
  };
  const balance = async () => (await as.call("getConsumerCredit", at(anna.id))).balance;
  return { anna, vehicle, as, send, read, balance };
}

const confirm = (id: number, sidewalls: { position: Position; text: Partial<typeof none> }[], version = 0) =>
  admin.send("updateTread", { body: { scan_id: id, sidewalls, version } });

describe("handing a sidewall in", () => {
  it("keeps photos and typed words by tyre, front first, and costs one credit", async () => {
    const { anna, send, balance } = await fixtures(staggered);
    const front = await wall(anna, "front_left", { size: "225/40 R18 92Y", dot: "week 54?" }, 2);
    const behind = await wall(anna, "rear_left");
    const { reply } = await send(behind, front);
    expect(reply).toMatchObject({
      type: "sidewall",
      position: "front_left",
      state: "awaiting_admin_review",
      tyre_size: "225/40 R18",
      depths: null,
      forecast: null,
      results: [],
    });
    expect(reply?.photos.map(({ position }) => position)).toEqual(["front_left", "front_left", "rear_left"]);
    expect(reply?.sidewalls).toEqual([
      {
        position: "front_left",
        typed: { ...none, size: "225/40 R18 92Y", dot: "week 54?" },
        confirmed: null,
        made: null,
        carries_kg: null,
        warnings: [],
        fitted: { size: "225/40 R18", load: "92", speed: "Y" },
        other_axle_size: "255/35 R18",
        beside_size: "",
      },
      expect.objectContaining({
        position: "rear_left",
        typed: none,
        fitted: { size: "255/35 R18", load: "94", speed: "Y" },
      }),
    ]);
    expect(await balance()).toBe(3);
  });

  it("refuses two tyres of one axle, one photo for two tyres, and what is not the driver's own", async () => {
    const { anna, vehicle, send, balance } = await fixtures();
    const other = await fixtures();
    const front = await wall(anna, "front_left");
    expect((await send(front, await wall(anna, "front_right"))).error).toMatchObject({ code: "VALIDATION_FAILED" });
    expect((await send(front, { ...front, position: "rear_left" })).error).toMatchObject({ code: "VALIDATION_FAILED" });
    expect((await send(await wall(other.anna, "front_left"))).error?.code).toBe("NOT_FOUND");
    const foreign = { vehicle_id: vehicle.id, sidewalls: [await wall(other.anna, "front_left")] };
    expect((await other.as.send("consumerCreateTyreWallScan", { body: foreign })).error?.code).toBe("NOT_FOUND");
    await testApp.as(anna).call("deleteVehicle", at(vehicle.id));
    expect((await send(front)).error?.code).toBe("NOT_FOUND");
    expect(await balance()).toBe(4);
  });

  it("is refused without a scan left", async () => {
    const { anna, send } = await fixtures();
    for (let n = 0; n < 4; n++) expect((await send(await wall(anna, "front_left"))).status).toBe(200);
    expect((await send(await wall(anna, "front_left"))).error?.code).toBe("NO_SCANS_LEFT");
  });

  it("says nothing of the tread: the car shows no scan, and the tread of the tyre keeps its own history", async () => {
    const { anna, vehicle, as, read } = await fixtures();
    await read("front_left", { size: "205/55 R16" });
    const tyres = (await as.call("allUserVehicles", at(anna.id))).list[0]?.tyres;
    expect(tyres?.every(({ scan_id, state }) => scan_id === null && state === null)).toBe(true);
    const tread = await testApp.make.scan(anna, { vehicleId: vehicle.id });
    expect((await as.call("consumerGetScanById", at(tread.id))).history).toEqual([]);
  });
});

describe("reading a sidewall", () => {
  it("makes facts of what the reviewer confirms, and of nothing that was typed", async () => {
    const { anna, as, send } = await fixtures();
    const typed = { size: "999/99 R99", make: "Nobody" };
    const { reply: scan } = await send(await wall(anna, "front_left", typed));
    const text = { size: "205/55r16 88h", dot: "DOT HD7R 08NX 0114", make: "Dunlop" };
    const { reply: done } = await confirm(scan?.id ?? 0, [{ position: "front_left", text }]);
    expect(done).toMatchObject({ state: "completed", results: ["change_tyre"], minimum_mm: null, method: "review" });
    expect(done?.sidewalls[0]).toMatchObject({
      typed: { ...none, ...typed },
      confirmed: { size: "205/55 R16", load: "88", speed: "H", dot: "DOT HD7R 08NX 0114", make: "Dunlop" },
      made: { week: 1, year: 2014, month: "2014-01" },
      carries_kg: 560,
      warnings: [
        { code: "load_too_low", found: "88", expected: "91" },
        { code: "speed_too_low", found: "H", expected: "V" },
        { code: "age_replace", expected: "10" },
      ],
    });
    expect(await as.call("consumerGetScanById", at(done?.id ?? 0))).toMatchObject({ sidewalls: done?.sidewalls });
    const notes = await as.call("getNotificationList", { params: { a: String(anna.id), b: "consumer" }, body: {} });
    expect(notes.list[0]).toMatchObject({ type: "scan_result", values: { kind: "scan_sidewall_warning" } });
    // The welcome voucher is for a tread.
    expect(done?.voucher_id).toBeNull();
  });

  it("warns of a tyre that does not match the one beside it, whatever the car's record says", async () => {
    const { read } = await fixtures();
    expect((await read("front_left", { size: "205/55 R16" }))?.results).toEqual(["passed"]);
    expect(await read("front_right", { size: "195/65 R15" })).toMatchObject({
      results: ["change_tyre"],
      sidewalls: [
        {
          beside_size: "205/55 R16",
          warnings: [
            { code: "axle_mismatch", found: "195/65 R15", expected: "205/55 R16" },
            { code: "size_differs", expected: "205/55 R16" },
          ],
        },
      ],
    });
    expect((await read("rear_left", { size: "195/65 R15" }))?.sidewalls[0]?.warnings).toMatchObject([
      { code: "size_differs" },
    ]);
  });

  it("warns of a staggered fitment with the sizes on the wrong axle", async () => {
    const { read } = await fixtures(staggered);
    const swapped = await read("rear_right", { size: "225/40 R18" });
    expect(swapped).toMatchObject({
      results: ["recommended_change"],
      sidewalls: [{ warnings: [{ code: "wrong_axle", found: "225/40 R18", expected: "255/35 R18" }] }],
    });
  });

  it("needs every tyre, something of each, and only what can be", async () => {
    const { anna, send } = await fixtures(staggered);
    const { reply: scan } = await send(await wall(anna, "front_left"), await wall(anna, "rear_left"));
    const id = scan?.id ?? 0;
    const front = { position: "front_left" as const, text: { size: "225/40 R18" } };
    const fieldsOf = async (text: Partial<typeof none>) =>
      Object.keys((await confirm(id, [front, { position: "rear_left", text }])).error?.fields ?? {});
    expect((await confirm(id, [front])).error?.fields).toHaveProperty("sidewalls");
    expect((await confirm(id, [front, front])).error?.fields).toHaveProperty("sidewalls");
    expect(await fieldsOf({})).toEqual(["sidewalls.1.text.size"]);
    expect(await fieldsOf({ size: "hello", load: "999", speed: "O", dot: "5418" })).toEqual(
      ["size", "load", "speed", "dot"].map((field) => `sidewalls.1.text.${field}`),
    );
    const depths = { inner_mm: 5, middle_mm: 5, outer_mm: 5 };
    const asTread = await admin.send("updateTread", { body: { scan_id: id, depths, version: 0 } });
    expect(asTread.error?.fields).toHaveProperty("depths");
    const overruled = { scan_id: id, sidewalls: [front, { ...front, position: "rear_left" as const }], version: 0 };
    for (const results of [["wheel_alignment" as const], ["passed" as const, "change_tyre" as const], []])
      expect((await admin.send("updateTread", { body: { ...overruled, results } })).error?.fields).toHaveProperty(
        "results",
      );
    expect((await admin.send("updateTread", { body: { ...overruled, results: ["passed"] } })).reply?.results).toEqual([
      "passed",
    ]);
  });

  it("does not take sidewalls for a tread", async () => {
    const { anna, vehicle } = await fixtures();
    const tread = await testApp.make.scan(anna, { vehicleId: vehicle.id });
    const refused = await confirm(tread.id, [{ position: "front_left", text: { size: "205/55 R16" } }], tread.version);
    expect(refused.error?.fields).toHaveProperty("depths");
  });

  it("is taken back and rejected like any scan; what was confirmed stays with the reviewer", async () => {
    const { as, read, balance } = await fixtures();
    const done = await read("front_left", { size: "205/55 R16" });
    const id = done?.id ?? 0;
    const undone = await admin.call("undoScanReview", { ...at(id), body: {} });
    expect(undone.sidewalls[0]).toMatchObject({ confirmed: { size: "205/55 R16" }, made: null, warnings: [] });
    expect((await as.call("consumerGetScanById", at(id))).sidewalls[0]?.confirmed).toBeNull();
    await admin.call("declineScan", { ...at(id), body: { reasons: ["image_quality"], version: undone.version } });
    expect(await balance()).toBe(4);
  });
});

it("goes into the driver's own data, and is gone with the account", async () => {
  const { anna, send } = await fixtures();
  await send(await wall(anna, "front_left", { size: "205/55 R16" }));
  const { dataOf, eraseConsumer } = await import("./erase.ts");
  expect(await dataOf(testApp.db.read, anna.id)).toMatchObject([
    { type: "sidewall", sidewalls: [{ position: "front_left", typed: { size: "205/55 R16" }, confirmed: null }] },
  ]);
  await testApp.run((ctx) => eraseConsumer(ctx, anna.id));
  const [rows] = await testApp.db.read
    .execute<{ n: number }>(
      `select count(*)::int as n from scan_sidewalls join scans on scans.id = scan_id where consumer_id = ${anna.id}`,
    )
    .then(({ rows: found }) => found);
  expect(rows?.n).toBe(0);
});
