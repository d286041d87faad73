import { londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const reviewer = testApp.as(admin);
async function driver(firstName: string, plate?: string) {
  const who = await testApp.make.consumer({ firstName, lastName: "Listed", freeScans: 40 });
  const vehicle = await testApp.make.vehicle(who, plate === undefined ? {} : { number: plate });
  return { who, vehicle, as: testApp.as(who), params: { id: String(who.id) } };
}
const idsOf = (page: { list: readonly { id: number }[] }): number[] => page.list.map((row) => row.id);

describe("an administrator's list", () => {
  it("shows what waits longest on top, then the newest, and finds by plate or name", async () => {
    const [ines, bob] = [await driver("Ines", "YA11LST"), await driver("Bob", "YB12LST")];
    const old = await testApp.make.scan(ines.who, { vehicleId: ines.vehicle.id });
    const done = await testApp.make.scan(ines.who, { vehicleId: ines.vehicle.id, position: "rear_left" });
    const late = await testApp.make.scan(bob.who, { vehicleId: bob.vehicle.id });
    await testApp.make.judge(admin, done.id, [5, 5, 5]);
    const newest = await testApp.make.scan(bob.who, { vehicleId: bob.vehicle.id, position: "rear_right" });
    await testApp.make.reject(admin, newest.id);
    const list = (body = {}) => reviewer.call("getScansList", { body });
    expect(idsOf(await list())).toEqual([old.id, late.id, newest.id, done.id]);
    expect(idsOf(await list({ sort: "-submitted_at" }))).toEqual([newest.id, late.id, done.id, old.id]);
    expect(idsOf(await list({ sort: "-waiting_since", filters: { waiting: true } }))).toEqual([late.id, old.id]);
    expect(idsOf(await list({ filters: { waiting: false } }))).toEqual([newest.id, done.id]);
    expect(idsOf(await list({ filters: { states: ["rejected"] } }))).toEqual([newest.id]);
    expect(idsOf(await list({ filters: { vehicle_id: bob.vehicle.id } }))).toEqual([late.id, newest.id]);
    expect(idsOf(await list({ search: "ya11 l" }))).toEqual([old.id, done.id]);
    expect(idsOf(await list({ search: "bob listed" }))).toEqual([late.id, newest.id]);
    expect((await list({ search: "%" })).total_count).toBe(0);
    const second = await list({ page: 2, per_page: 3 });
    expect([idsOf(second), second.total_count]).toEqual([[done.id], 4]);
    expect(second.list[0]).toMatchObject({
      vehicle: { number: "YA11LST" },
      consumer: { name: "Ines Listed" },
      minimum_mm: 5,
      results: ["passed"],
    });
    expect(await testApp.as(null).call("getNewScansCount")).toEqual({ count: 2 });
  });

  it("needs as many queries for twenty as for two", async () => {
    const many = await driver("Many");
    for (let n = 0; n < 20; n += 1) await testApp.make.scan(many.who, { vehicleId: many.vehicle.id });
    const list = (perPage: number) =>
      testApp.queries(() => reviewer.call("getScansList", { body: { per_page: perPage } }));
    await list(2);
    const [few, all] = [await list(2), await list(20)];
    expect([few.result.list.length, all.result.list.length]).toEqual([2, 20]);
    expect([few.statements.length, all.statements.length]).toEqual([1, 1]);
  });
});

describe("a driver's list", () => {
  it("shows own scans, newest first, and marks results that are new", async () => {
    const { who, vehicle, as, params } = await driver("Cora");
    const one = await testApp.make.scan(who, { vehicleId: vehicle.id });
    const two = await testApp.make.scan(who, { vehicleId: vehicle.id, position: "rear_left" });
    await testApp.make.judge(admin, one.id, [5, 5, 5]);
    const list = (body = {}) => as.call("consumerGetScansListByConsumerId", { params, body });
    expect(idsOf(await list())).toEqual([two.id, one.id]);
    expect(idsOf(await list({ sort: "submitted_at" }))).toEqual([one.id, two.id]);
    expect(await as.call("readScans", { body: { ids: [one.id, two.id] } })).toEqual({ count: 1 });
    expect((await list()).list.map((row) => row.seen)).toEqual([false, true]);
    const other = await driver("Dan");
    expect((await other.as.send("consumerGetScansListByConsumerId", { params, body: {} })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect(await other.as.call("readScans", { body: { ids: [one.id] } })).toEqual({ count: 0 });
    expect((await other.as.send("consumerGetScanById", { params: { id: String(one.id) } })).error?.code).toBe(
      "NOT_FOUND",
    );
  });
});

describe("the forecast", () => {
  it("comes from the readings of that tyre, with what is known of the miles", async () => {
    const { who, vehicle, as } = await driver("Eve");
    const startedAt = testApp.clock.now();
    const read = async (mm: number, mileage: number): Promise<number> => {
      const scan = await testApp.make.scan(who, { vehicleId: vehicle.id, mileage });
      await testApp.make.judge(admin, scan.id, [mm, mm, mm]);
      return scan.id;
    };
    const first = await read(6, 30_000);
    testApp.clock.forward(180 * 24 * 3_600_000);
    const second = await read(5, 33_500);
    const fresh = testApp.as({ token: (await testApp.make.superAdmin()).token });
    const seen = await fresh.call("getScanById", { params: { id: String(second) } });
    expect(seen.history).toEqual([
      { scan_id: first, on_day: londonDay(startedAt), minimum_mm: 6, mileage: 30_000 },
      { scan_id: second, on_day: londonDay(testApp.clock.now()), minimum_mm: 5, mileage: 33_500 },
    ]);
    // 2 mm at 3,500 miles each, at 7,000 miles a year.
    expect(seen.forecast).toMatchObject({ method: "two_scans", at_3_mm: { mileage: 40_500 } });
    expect(seen.forecast?.at_3_mm?.from_day).toBeDefined();
    testApp.clock.set(startedAt);
    expect((await as.call("consumerGetScanById", { params: { id: String(first) } })).forecast?.method).toBe("typical");
  });
});
