import { photos } from "@treadclub/kit/tables";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { SignedIn } from "#testing/factories/people";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const reviewer = testApp.as(admin);
const even = (mm: number) => ({ inner_mm: mm, middle_mm: mm, outer_mm: mm });

async function fixtures(freeScans = 4) {
  const anna = await testApp.make.consumer({ freeScans });
  const vehicle = await testApp.make.vehicle(anna);
  const scan = await testApp.make.scan(anna, { vehicleId: vehicle.id, mileage: 30_000 });
  return { anna, vehicle, scan, as: testApp.as(anna), params: { id: String(scan.id) } };
}
const judge = (scan: { id: number; version: number }, depths = even(5), more = {}) =>
  reviewer.send("updateTread", { body: { scan_id: scan.id, depths, version: scan.version, ...more } });
const balance = async (anna: SignedIn) =>
  (await testApp.as(anna).call("getConsumerCredit", { params: { id: String(anna.id) } })).balance;
const vouchersOf = async (anna: SignedIn) =>
  (await testApp.as(anna).call("getConsumerDiscounts", { params: { id: String(anna.id) }, body: {} })).list;

describe("undoing", () => {
  it("a result brings it back to review and withdraws the unused voucher, which comes again with the next result", async () => {
    const { anna, scan, as, params } = await fixtures();
    await judge(scan, even(4));
    const back = await reviewer.call("undoScanReview", { params, body: {} });
    expect(back).toMatchObject({
      state: "awaiting_admin_review",
      completed_at: null,
      results: [],
      minimum_mm: null,
      depths: even(4),
      voucher_id: null,
      can: { review: true, undo: false },
    });
    expect(await as.call("consumerGetScanById", { params })).toMatchObject({
      results: [],
      depths: null,
      message: "",
      uncertainty_mm: null,
      forecast: null,
      history: [],
    });
    expect(await vouchersOf(anna)).toEqual([]);
    await judge({ id: scan.id, version: back.version }, even(3.5));
    expect(await vouchersOf(anna)).toMatchObject([{ state: "issued" }]);
  });

  it("a rejection charges the credit again", async () => {
    const { anna, scan, params } = await fixtures(1);
    await testApp.make.reject(admin, scan.id);
    await reviewer.call("undoScanReview", { params, body: {} });
    expect(await balance(anna)).toBe(0);
    await testApp.make.reject(admin, scan.id);
    expect(await balance(anna)).toBe(1);
  });

  it("a rejection whose credit is spent costs the driver nothing", async () => {
    const { anna, vehicle, scan, params } = await fixtures(1);
    await testApp.make.reject(admin, scan.id);
    await testApp.make.scan(anna, { vehicleId: vehicle.id, position: "rear_left" });
    await reviewer.call("undoScanReview", { params, body: {} });
    expect(await balance(anna)).toBe(0);
    await testApp.make.reject(admin, scan.id);
    expect(await balance(anna)).toBe(0);
  });

  it("happens once, within 24 hours", async () => {
    const { scan, params } = await fixtures();
    expect((await reviewer.send("undoScanReview", { params, body: {} })).error?.code).toBe("STATE_CONFLICT");
    await judge(scan);
    const answers = await Promise.all([1, 2, 3].map(() => reviewer.send("undoScanReview", { params, body: {} })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe("deleting", () => {
  it("takes the photos away, and gives back the credit of a scan that nobody judged", async () => {
    const { anna, scan, as, params } = await fixtures();
    const url = (await as.call("consumerGetScanById", { params })).photos[0]?.url ?? "";
    await reviewer.call("deleteScanById", { params });
    expect((await as.send("consumerGetScanById", { params })).error?.code).toBe("NOT_FOUND");
    expect((await reviewer.send("getScanById", { params })).error?.code).toBe("NOT_FOUND");
    expect((await reviewer.send("deleteScanById", { params })).error?.code).toBe("NOT_FOUND");
    expect((await testApp.app.http.inject(url)).statusCode).toBe(404);
    const [photo] = await testApp.db.read
      .select()
      .from(photos)
      .where(eq(photos.id, scan.photoIds[0] ?? ""));
    expect(photo?.removedAt).not.toBeNull();
    expect(await balance(anna)).toBe(4);
    expect(
      (await as.call("consumerGetScansListByConsumerId", { params: { id: String(anna.id) }, body: {} })).total_count,
    ).toBe(0);
  });

  it("keeps the credit of a completed one", async () => {
    const { anna, scan, params } = await fixtures();
    await judge(scan);
    await reviewer.call("deleteScanById", { params });
    expect(await balance(anna)).toBe(3);
  });
});

it("refuses to undo after 24 hours", async () => {
  const { scan, params } = await fixtures();
  await judge(scan);
  testApp.clock.forward(24 * 3_600_000 + 1000);
  const late = await testApp.as(await testApp.make.admin()).send("undoScanReview", { params, body: {} });
  expect([late.error?.code, late.error?.details]).toEqual(["STATE_CONFLICT", { reason: "too_late" }]);
});
