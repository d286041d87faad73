import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { undoWithinMs } from "./policy.ts";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const fitter = await testApp.make.member({ companyName: "Harbour Tyres", scanManage: "members_only" });
const other = await testApp.make.member({ scanManage: "members_only" });
const [owner, staff, stranger] = [
  testApp.as(fitter.owner),
  testApp.as(await testApp.make.staff(fitter.id)),
  testApp.as(other.owner),
];
const even = (mm: number) => ({ inner_mm: mm, middle_mm: mm, outer_mm: mm });
const at = (id: number) => ({ params: { id: String(id) } });

/** A driver in the fitter's club, and a scan through it. */
async function scanned(overrides: { position?: "front_left" | "rear_right" } = {}) {
  const club = await testApp.make.club(fitter.id, { name: `Club ${crypto.randomUUID()}` });
  const driver = await testApp.make.consumer({ freeScans: 4 });
  await testApp.as(driver).call("joinClub", { body: { code: club.code } });
  const vehicle = await testApp.make.vehicle(driver);
  const scan = await testApp.make.scan(driver, { vehicleId: vehicle.id, clubCode: club.code, ...overrides });
  return { driver, vehicle, ...scan };
}
const judge = (who: typeof owner, scan: { id: number; version: number }, depths = even(5)) =>
  who.send("memberUpdateTread", { body: { scan_id: scan.id, depths, version: scan.version } });
const reject = (who: typeof owner, scan: { id: number; version: number }) =>
  who.send("memberDeclineScan", {
    ...at(scan.id),
    body: { reasons: ["image_quality"], message: "Too dark.", version: scan.version },
  });
const undo = (who: typeof owner, id: number) => who.send("memberUndoScanReview", { ...at(id), body: {} });
const countOf = async (): Promise<number> => (await owner.call("getCounts", at(fitter.id))).scans;

describe("a member's reviews", () => {
  it("are of the scans that wait for it: listed, counted, judged by anybody of the company", async () => {
    const before = await countOf();
    const scan = await scanned();
    const ofAdmins = await testApp.make.scan(scan.driver, { vehicleId: scan.vehicle.id, position: "rear_left" });
    expect(await countOf()).toBe(before + 1);
    const waiting = await owner.call("memberGetScansList", { body: { filters: { waiting: true } } });
    expect(waiting.list.at(-1)).toMatchObject({ id: scan.id, state: "awaiting_member_review" });
    expect((await stranger.call("memberGetScansList", { body: {} })).list).toEqual([]);
    expect((await owner.call("memberGetScanById", at(scan.id))).can).toEqual({
      review: true,
      undo: false,
      remove: false,
      report: false,
      reward: true,
    });
    for (const refused of [
      await stranger.send("memberGetScanById", at(scan.id)),
      await owner.send("memberGetScanById", at(ofAdmins.id)),
      await judge(stranger, scan),
      await reject(stranger, scan),
      await judge(owner, ofAdmins),
    ])
      expect([refused.status, refused.error?.code]).toEqual([404, "NOT_FOUND"]);
    const done = await judge(staff, scan, { inner_mm: 1.4, middle_mm: 3.2, outer_mm: 3.1 });
    expect(done.reply).toMatchObject({
      state: "completed",
      results: ["change_tyre", "wheel_alignment"],
      member_name: "Harbour Tyres",
      can: { review: false, undo: true, remove: false },
    });
    expect(await countOf()).toBe(before);
    expect((await testApp.as(scan.driver).call("consumerGetScanById", at(scan.id))).state).toBe("completed");
  });

  it("are taken back within 24 hours by the company that judged, and wait for it again", async () => {
    const scan = await scanned();
    await judge(owner, scan);
    expect((await undo(stranger, scan.id)).error?.code).toBe("NOT_FOUND");
    expect((await undo(staff, scan.id)).reply).toMatchObject({
      state: "awaiting_member_review",
      depths: even(5),
      can: { review: true },
    });
    const again = await owner.call("memberGetScanById", at(scan.id));
    expect((await reject(owner, again)).reply).toMatchObject({ state: "rejected", can: { undo: true } });
    const { now } = testApp.clock;
    const judgedAt = now();
    testApp.clock.set(new Date(judgedAt.getTime() + undoWithinMs + 1000));
    try {
      const late = await testApp.as(await testApp.make.signedInAgain(fitter.owner)).send("memberUndoScanReview", {
        ...at(scan.id),
        body: {},
      });
      expect(late.error).toMatchObject({ code: "STATE_CONFLICT", details: { reason: "too_late" } });
    } finally {
      testApp.clock.set(judgedAt);
    }
  });

  it("stay an administrator's where an administrator judged", async () => {
    const scan = await scanned();
    await admin.call("updateTread", { body: { scan_id: scan.id, depths: even(5), version: scan.version } });
    expect((await owner.call("memberGetScanById", at(scan.id))).can).toMatchObject({ review: false, undo: false });
    expect((await undo(owner, scan.id)).error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { state: "completed" },
    });
    expect((await admin.send("undoScanReview", { ...at(scan.id), body: {} })).reply).toMatchObject({
      state: "awaiting_admin_review",
    });
  });

  it("go to one of a fitter and an administrator at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const scan = await scanned();
      const byAdmin = admin.send("updateTread", {
        body: { scan_id: scan.id, depths: even(4), version: scan.version },
      });
      const takenOver = admin.send("setAdminReviewScans", { body: { ids: [scan.id] } });
      const answers = await Promise.all([judge(owner, scan), reject(staff, scan), byAdmin, takenOver]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });
});

describe("taking over", () => {
  it("moves scans to the administrators, all or none; a fitter who has one open is told", async () => {
    const [one, two] = [await scanned(), await scanned()];
    const both = { body: { ids: [one.id, two.id, one.id] } };
    expect((await owner.send("setAdminReviewScans", both)).error?.code).toBe("ROLE_FORBIDDEN");
    const { result, statements } = await testApp.queries(() => admin.call("setAdminReviewScans", both));
    expect(result).toEqual({ count: 2 });
    expect(statements.length).toBeLessThanOrEqual(8);
    expect((await judge(owner, one)).error).toMatchObject({
      code: "STATE_CONFLICT",
      details: { state: "awaiting_admin_review" },
    });
    const now = await owner.call("memberGetScanById", at(one.id));
    expect([now.state, now.can.review, now.version]).toEqual(["awaiting_admin_review", false, one.version + 1]);
    expect((await judge(owner, now)).error?.code).toBe("STATE_CONFLICT");
    const fresh = await scanned();
    expect((await admin.send("setAdminReviewScans", { body: { ids: [fresh.id, two.id] } })).error?.code).toBe(
      "STATE_CONFLICT",
    );
    expect((await admin.send("setAdminReviewScans", { body: { ids: [fresh.id, 9_999_999] } })).error?.code).toBe(
      "NOT_FOUND",
    );
    expect((await owner.call("memberGetScanById", at(fresh.id))).state).toBe("awaiting_member_review");
  });
});
