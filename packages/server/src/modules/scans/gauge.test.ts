import { and, eq, inArray } from "drizzle-orm";
import { stateHistory } from "@treadclub/kit/tables";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import type { TyrePosition } from "@treadclub/rules";
import { scans } from "./table.ts";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const at = (id: number) => ({ params: { id: String(id) } });
const all = ["front_left", "front_right", "rear_left", "rear_right"] as const;

const tyre = (position: TyrePosition, mm = 5.6, uploads: string[] = []) => ({
  position,
  depths: { inner_mm: mm, middle_mm: mm + 0.2, outer_mm: mm },
  upload_ids: uploads,
});

/** A fitter with a driver in its club. */
async function fixtures(overrides: Parameters<typeof testApp.make.member>[0] = {}) {
  const fitter = await testApp.make.member({ scanManage: "members_only", ...overrides });
  const club = await testApp.make.club(fitter.id, { name: `Club ${crypto.randomUUID()}` });
  const driver = await testApp.make.consumer({ freeScans: 4 });
  await testApp.make.join(driver.id, club);
  const vehicle = await testApp.make.vehicle(driver);
  const as = testApp.as(fitter.owner);
  const asDriver = testApp.as(driver);
  const notices = async () =>
    (await asDriver.call("getNotificationList", { params: { a: String(driver.id), b: "consumer" }, body: {} })).list
      .filter(({ type }) => type === "scan_result")
      .map(({ values }) => values);
  return { fitter, club, driver, vehicle, as, asDriver, notices };
}

describe("a car measured with a gauge", () => {
  it("is four results at once, for which the driver hears once and pays nothing", async () => {
    const { fitter, vehicle, as, asDriver, driver, notices } = await fixtures({ scanManage: "admin_only" });
    const body = { vehicle_id: vehicle.id, tyres: all.map((position, n) => tyre(position, 3.5 + n)), mileage: 48_210 };
    const made = await as.call("memberCreateGaugeScans", { body });
    expect(made.scans.map(({ position, minimum_mm: mm }) => [position, mm])).toEqual(
      all.map((one, n) => [one, 3.5 + n]),
    );
    expect((await asDriver.call("getConsumerCredit", at(driver.id))).balance).toBe(4);
    expect(await notices()).toEqual([
      expect.objectContaining({ kind: "scan_car_good", count: 4, minimum_mm: 3.5, company: expect.any(String) }),
    ]);
    const own = await asDriver.call("consumerGetScanById", at(made.scans[0]?.id ?? 0));
    expect(own).toMatchObject({
      type: "tyre",
      state: "completed",
      method: "gauge",
      uncertainty_mm: 0.2,
      by_fitter: true,
      results: ["passed"],
      mileage: 48_210,
      photos: [],
      read_depths: null,
      reviewed_by: null,
      can: { undo: false },
    });
    expect(own.member_name).not.toBeNull();
    const forFitter = await as.call("memberGetScanById", at(own.id));
    expect(forFitter).toMatchObject({ can: { undo: true }, waiting_since: null });
    expect(forFitter.reviewed_by).not.toBeNull();
    const [row] = await testApp.db.read.select().from(scans).where(eq(scans.id, own.id));
    expect(row).toMatchObject({ reviewerId: null, scannedBy: fitter.owner.id, reviewedBy: "member" });
    const ids = made.scans.map(({ id }) => id);
    const history = await testApp.db.read
      .select({ event: stateHistory.event })
      .from(stateHistory)
      .where(and(eq(stateHistory.machine, "scan"), inArray(stateHistory.thingId, ids)));
    expect(history.filter(({ event }) => event === "complete_by_gauge")).toHaveLength(4);
    const vehicles = await as.call("memberGetVehicles", { body: { filters: { vehicle_id: vehicle.id } } });
    expect(vehicles.list[0]).toMatchObject({ mileage: 48_210 });
    expect(vehicles.list[0]?.tyres.map(({ minimum_mm: mm }) => mm)).toEqual([3.5, 4.5, 5.5, 6.5]);
  });

  it("tells how many tyres are below the limit, else how many need something, and opens the worst", async () => {
    const { vehicle, as, notices } = await fixtures();
    const send = async (...depths: readonly number[]) => {
      const tyres = depths.map((mm, n) => tyre(all[n] ?? "rear_right", mm));
      return as.call("memberCreateGaugeScans", { body: { vehicle_id: vehicle.id, tyres } });
    };
    await send(5, 1.59, 1.2, 2.5);
    await send(5, 2.5, 6);
    await send(1.6);
    const values = (await notices()).toReversed();
    expect(values).toMatchObject([
      { kind: "scan_car_illegal", count: 2, minimum_mm: 1.2, position: "rear_left" },
      { kind: "scan_car_action", count: 1, minimum_mm: 2.5, position: "front_right" },
      { kind: "scan_car_action", count: 1, minimum_mm: 1.6, position: "front_left" },
    ]);
  });

  it("keeps the photos of an odd wheel with that tyre", async () => {
    const { fitter, vehicle, as } = await fixtures();
    const [one, two] = [await testApp.make.upload(fitter.owner), await testApp.make.upload(fitter.owner)];
    const tyres = [tyre("rear_right", 13, [one.id]), tyre("front_left"), tyre("rear_left", 9, [two.id])];
    const made = await as.call("memberCreateGaugeScans", { body: { vehicle_id: vehicle.id, tyres } });
    const photos = await Promise.all(
      made.scans.map(async ({ id }) => (await as.call("memberGetScanById", at(id))).photos.length),
    );
    expect(photos).toEqual([1, 0, 1]);
    const again = await as.send("memberCreateGaugeScans", { body: { vehicle_id: vehicle.id, tyres } });
    expect(again.error?.code).toBe("STATE_CONFLICT");
    const list = await as.call("memberGetScansList", { body: { filters: { vehicle_id: vehicle.id } } });
    expect(list.total_count).toBe(3);
  });

  it("is recorded once however often it is sent", async () => {
    const { vehicle, as, notices } = await fixtures();
    const body = { vehicle_id: vehicle.id, tyres: all.map((position) => tyre(position)) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => as.send("memberCreateGaugeScans", { body }, { key: "gauge-1" })),
    );
    expect(answers.every(({ status, error }) => status === 200 || error?.code === "IDEMPOTENCY_CONFLICT")).toBe(true);
    const list = await as.call("memberGetScansList", { body: { filters: { vehicle_id: vehicle.id } } });
    expect(list.total_count).toBe(4);
    expect(await notices()).toHaveLength(1);
  });

  it("is recorded once, though its answer was lost days ago, and answers the same", async () => {
    const { vehicle, as, asDriver, notices } = await fixtures();
    const body = { vehicle_id: vehicle.id, note_id: "offline-car", tyres: all.map((position) => tyre(position)) };
    const first = await as.call("memberCreateGaugeScans", { body }, { key: "friday" });
    const monday = await as.call("memberCreateGaugeScans", { body }, { key: "monday" });
    expect(monday).toEqual(first);
    const atOnce = { ...body, note_id: "another-car" };
    const answers = await Promise.all(
      ["a", "b", "c"].map((key) => as.call("memberCreateGaugeScans", { body: atOnce }, { key: `at-once-${key}` })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const list = await as.call("memberGetScansList", { body: { filters: { vehicle_id: vehicle.id } } });
    expect(list.total_count).toBe(8);
    expect(await notices()).toHaveLength(2);
    expect((await asDriver.send("memberCreateGaugeScans", { body })).error?.code).toBe("ROLE_FORBIDDEN");
  });

  it("earns the welcome voucher once", async () => {
    const { vehicle, as, asDriver } = await fixtures();
    const body = { vehicle_id: vehicle.id, tyres: all.map((position) => tyre(position)) };
    const [first] = (await as.call("memberCreateGaugeScans", { body })).scans;
    await as.call("memberCreateGaugeScans", { body });
    const { list } = await asDriver.call("consumerGetScansListByConsumerId", {
      ...at((await asDriver.call("consumerGetScanById", at(first?.id ?? 0))).consumer.id),
      body: {},
    });
    const vouchers = await Promise.all(
      list.map(async ({ id }) => (await asDriver.call("consumerGetScanById", at(id))).voucher_id),
    );
    expect(vouchers.filter((id) => id !== null)).toHaveLength(1);
  });
});

describe("a mistyped measurement", () => {
  it("is taken back by the company and corrected, still as measured with a gauge", async () => {
    const { vehicle, as } = await fixtures();
    const body = { vehicle_id: vehicle.id, tyres: [tyre("front_left", 2.6)] };
    const id = (await as.call("memberCreateGaugeScans", { body })).scans[0]?.id ?? 0;
    const undone = await as.call("memberUndoScanReview", { ...at(id), body: {} });
    expect(undone).toMatchObject({ state: "awaiting_member_review", depths: { inner_mm: 2.6 }, reviewed_by: null });
    const depths = { inner_mm: 5.6, middle_mm: 5.8, outer_mm: 5.6 };
    const right = await as.call("memberUpdateTread", { body: { scan_id: id, depths, version: undone.version } });
    expect(right).toMatchObject({ method: "gauge", uncertainty_mm: 0.2, minimum_mm: 5.6, results: ["passed"] });
  });

  it("is read anew where an administrator writes other depths", async () => {
    const { vehicle, as } = await fixtures();
    const body = { vehicle_id: vehicle.id, tyres: [tyre("front_left", 2.6), tyre("front_right", 2.6)] };
    const [one, two] = (await as.call("memberCreateGaugeScans", { body })).scans.map(({ id }) => id);
    const judge = async (id: number, mm: number) => {
      const { version } = await admin.call("undoScanReview", { ...at(id), body: {} });
      const depths = { inner_mm: mm, middle_mm: mm + 0.2, outer_mm: mm };
      return admin.call("updateTread", { body: { scan_id: id, depths, version } });
    };
    expect(await judge(one ?? 0, 4)).toMatchObject({ method: "review", uncertainty_mm: 0.5 });
    expect(await judge(two ?? 0, 2.6)).toMatchObject({ method: "gauge", uncertainty_mm: 0.2 });
  });
});

describe("what is refused", () => {
  it.each([
    ["no tyre", []],
    ["a tyre twice", [tyre("front_left"), tyre("front_left")]],
    ["five tyres", [...all.map((one) => tyre(one)), tyre("front_left")]],
    ["a depth below nothing", [tyre("front_left", -0.1)]],
    ["a depth of no tyre at all", [tyre("front_left", 25.1)]],
  ])("%s", async (_, tyres) => {
    const { vehicle, as } = await fixtures();
    const { error } = await as.send("memberCreateGaugeScans", { body: { vehicle_id: vehicle.id, tyres } });
    expect(error?.code).toBe("VALIDATION_FAILED");
  });

  it("somebody else's car or photo, and a company that may not scan", async () => {
    const { vehicle, as, driver } = await fixtures();
    const other = await fixtures();
    const body = { vehicle_id: vehicle.id, tyres: [tyre("front_left")] };
    expect((await other.as.send("memberCreateGaugeScans", { body })).error?.code).toBe("NOT_FOUND");
    expect((await other.asDriver.send("memberCreateGaugeScans", { body })).error?.code).toBe("ROLE_FORBIDDEN");
    const foreign = await testApp.make.upload(driver);
    const withPhoto = { ...body, tyres: [tyre("front_left", 5, [foreign.id])] };
    expect((await as.send("memberCreateGaugeScans", { body: withPhoto })).error?.code).toBe("NOT_FOUND");
    const without = await fixtures({ scanPermission: false });
    const own = { ...body, vehicle_id: without.vehicle.id };
    expect((await without.as.send("memberCreateGaugeScans", { body: own })).error?.code).toBe("ACTION_NOT_ALLOWED");
  });
});

it("does not count among the answers by which drivers are promised a time", async () => {
  const { vehicle, as, fitter } = await fixtures();
  const tyres = all.map((one) => tyre(one));
  for (let n = 0; n < 2; n++) await as.call("memberCreateGaugeScans", { body: { vehicle_id: vehicle.id, tyres } });
  const { id } = await testApp.make.upload(fitter.owner);
  const waiting = { vehicle_id: vehicle.id, position: "front_left" as const, upload_ids: [id] };
  const scan = await as.call("memberCreateTyreScan", { body: waiting });
  expect(scan.expected?.usual_minutes).toBeGreaterThan(0);
});
