import { outboxMessages, stateHistory } from "@treadclub/kit/tables";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { SignedIn } from "#testing/factories/people";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin({ firstName: "Alex", lastName: "Morgan" });
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
const historyOf = async (id: number) =>
  (
    await testApp.db.read
      .select()
      .from(stateHistory)
      .where(and(eq(stateHistory.machine, "scan"), eq(stateHistory.thingId, id)))
      .orderBy(asc(stateHistory.id))
  ).map((row) => row.toState);

describe("judging a scan", () => {
  it("completes it with the suggested result, tells the driver and gives the welcome voucher", async () => {
    const { anna, scan, as, params } = await fixtures();
    const done = await judge(
      scan,
      { inner_mm: 1.4, middle_mm: 3.2, outer_mm: 3.1 },
      { message: "The inner edge is worn." },
    );
    expect(done.reply).toMatchObject({
      state: "completed",
      results: ["change_tyre", "wheel_alignment"],
      minimum_mm: 1.4,
      depths: { inner_mm: 1.4, middle_mm: 3.2, outer_mm: 3.1 },
      uncertainty_mm: 0.5,
      method: "review",
      message: "The inner edge is worn.",
      waiting_since: null,
      version: scan.version + 1,
      reviewed_by: "Alex Morgan",
      can: { review: false, undo: true, remove: true },
      history: [{ scan_id: scan.id, minimum_mm: 1.4, mileage: 30_000 }],
    });
    const seen = await as.call("consumerGetScanById", { params });
    expect(seen).toMatchObject({
      state: "completed",
      results: ["change_tyre", "wheel_alignment"],
      reviewed_by: null,
      seen: false,
      can: { review: false, undo: false, remove: false },
    });
    expect(await vouchersOf(anna)).toMatchObject([{ id: seen.voucher_id, amount_pence: 500, state: "issued" }]);
    const notes = await as.call("getNotificationList", { params: { a: String(anna.id), b: "consumer" }, body: {} });
    expect(notes.list.map((note) => note.type)).toEqual(expect.arrayContaining(["scan_result", "voucher_issued"]));
    expect(await historyOf(scan.id)).toEqual(["submitted", "awaiting_admin_review", "completed"]);
  });

  it("gives the welcome voucher once, however many scans are completed at once", async () => {
    const { anna, vehicle, scan } = await fixtures();
    const more = [
      await testApp.make.scan(anna, { vehicleId: vehicle.id, position: "front_right" }),
      await testApp.make.scan(anna, { vehicleId: vehicle.id, position: "rear_left" }),
    ];
    const answers = await Promise.all([scan, ...more].map((one) => judge(one)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await vouchersOf(anna)).toHaveLength(1);
  });

  it("holds the reviewer's own result, but lets nothing pass that may be below the limit", async () => {
    const { scan } = await fixtures();
    const results = (names: readonly string[], depths = even(5)) => judge(scan, depths, { results: names });
    for (const wrong of [
      await results(["passed"], even(2)),
      await results(["passed", "change_tyre"]),
      await results([]),
    ])
      expect([wrong.error?.code, Object.keys(wrong.error?.fields ?? {})]).toEqual(["VALIDATION_FAILED", ["results"]]);
    expect((await results(["nonsense"])).error?.code).toBe("VALIDATION_FAILED");
    const done = await results(["pressure_check", "recommended_change", "pressure_check"]);
    expect(done.reply?.results).toEqual(["recommended_change", "pressure_check"]);
  });

  it("lets 2.1 mm pass when the reviewer says so: even half a millimetre less is legal", async () => {
    const { scan } = await fixtures();
    expect((await judge(scan, even(2.1), { results: ["passed"] })).reply?.results).toEqual(["passed"]);
  });

  it("refuses depths that no tyre has", async () => {
    const { scan } = await fixtures();
    for (const depths of [even(-1), even(26)])
      expect((await judge(scan, depths)).error?.code).toBe("VALIDATION_FAILED");
  });

  it("is done by one of two administrators at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { scan, params } = await fixtures();
      const reject = reviewer.send("declineScan", { params, body: { reasons: ["other"], version: scan.version } });
      const answers = await Promise.all([judge(scan, even(4)), judge(scan, even(6)), reject]);
      expect(answers.map((answer) => answer.error?.code ?? "ok").toSorted()).toEqual([
        "STATE_CONFLICT",
        "STATE_CONFLICT",
        "ok",
      ]);
      expect(await historyOf(scan.id)).toHaveLength(3);
    }
  });

  it("refuses an old version, and says what there is now", async () => {
    const { scan } = await fixtures();
    await judge(scan);
    const late = await judge(scan);
    expect(late.error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { state: "completed", version: scan.version + 1 },
    });
  });

  it("is for administrators, also where a member should have", async () => {
    const { scan, anna } = await fixtures();
    const member = await testApp.make.member();
    for (const who of [anna, member.owner])
      expect(
        (
          await testApp
            .as(who)
            .send("updateTread", { body: { scan_id: scan.id, depths: even(5), version: scan.version } })
        ).error?.code,
      ).toBe("ROLE_FORBIDDEN");
    expect(
      (
        await testApp
          .as(await testApp.make.superAdmin())
          .send("updateTread", { body: { scan_id: scan.id, depths: even(5), version: scan.version } })
      ).status,
    ).toBe(200);
  });

  it("sends no mail by itself", async () => {
    const { scan, anna } = await fixtures();
    await judge(scan);
    expect(await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, anna.id))).toEqual([]);
  });
});

describe("rejecting a scan", () => {
  it("gives the credit back and tells the driver why", async () => {
    const { anna, scan, as, params } = await fixtures(1);
    expect(await balance(anna)).toBe(0);
    const body = { reasons: ["image_quality", "image_quality"] as const, message: "Too dark.", version: scan.version };
    const rejected = await reviewer.call("declineScan", { params, body: { ...body, reasons: [...body.reasons] } });
    expect(rejected).toMatchObject({
      state: "rejected",
      reasons: ["image_quality"],
      message: "Too dark.",
      results: [],
    });
    expect(await balance(anna)).toBe(1);
    expect(await as.call("consumerGetScanById", { params })).toMatchObject({
      state: "rejected",
      message: "Too dark.",
      reasons: ["image_quality"],
    });
    const notes = await as.call("getNotificationList", { params: { a: String(anna.id), b: "consumer" }, body: {} });
    expect(notes.list[0]).toMatchObject({ type: "scan_reject", open_field: scan.id });
    expect(await vouchersOf(anna)).toEqual([]);
  });

  it("wants a reason", async () => {
    const { scan, params } = await fixtures();
    expect(
      (await reviewer.send("declineScan", { params, body: { reasons: [], version: scan.version } })).error?.code,
    ).toBe("VALIDATION_FAILED");
  });
});
