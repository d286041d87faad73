import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { consumers } from "#modules/consumers";
import { openTestApp } from "#testing/test-app";
import type { SignedIn } from "#testing/factories/people";

const testApp = await openTestApp();
const admin = testApp.as(await testApp.make.admin());
const at = (id: number) => ({ params: { id: String(id) } });

/** A fitter with a driver in its club. */
async function fixtures(overrides: Parameters<typeof testApp.make.member>[0] = {}) {
  const fitter = await testApp.make.member({ scanManage: "members_only", ...overrides });
  const club = await testApp.make.club(fitter.id, { name: `Club ${crypto.randomUUID()}` });
  const driver = await testApp.make.consumer({ freeScans: 4 });
  await testApp.make.join(driver.id, club);
  const vehicle = await testApp.make.vehicle(driver);
  const as = testApp.as(fitter.owner);
  const send = async (who: SignedIn = fitter.owner, vehicleId = vehicle.id, key?: string) => {
    const { id } = await testApp.make.upload(who);
    const body = { vehicle_id: vehicleId, position: "front_left" as const, upload_ids: [id] };
    return testApp.as(who).send("memberCreateTyreScan", { body }, key === undefined ? {} : { key });
  };
  const balance = async () => (await testApp.as(driver).call("getConsumerCredit", at(driver.id))).balance;
  return { fitter, club, driver, vehicle, as, send, balance };
}

describe("a fitter's scan for a driver", () => {
  it("costs the driver nothing: as it is made, read, rejected and taken back", async () => {
    const { fitter, driver, as, send, balance } = await fixtures();
    const { reply: scan } = await send();
    expect(scan).toMatchObject({
      state: "awaiting_member_review",
      by_fitter: true,
      consumer: { id: driver.id },
      can: { review: true },
    });
    expect(await balance()).toBe(4);
    const id = scan?.id ?? 0;
    const rejected = await as.call("memberDeclineScan", {
      ...at(id),
      body: { reasons: ["image_quality"], message: "Too dark.", version: scan?.version ?? 0 },
    });
    expect(await balance()).toBe(4);
    const notices = await testApp
      .as(driver)
      .call("getNotificationList", { params: { a: String(driver.id), b: "consumer" }, body: {} });
    expect(notices.list[0]?.values).toMatchObject({ kind: "scan_fitter_rejected" });
    expect(rejected.can.undo).toBe(true);
    const undone = await as.call("memberUndoScanReview", { ...at(id), body: {} });
    expect(await balance()).toBe(4);
    const depths = { inner_mm: 5, middle_mm: 5, outer_mm: 5 };
    await as.call("memberUpdateTread", { body: { scan_id: id, depths, version: undone.version } });
    expect(await balance()).toBe(4);
    const own = await testApp.as(driver).call("consumerGetScanById", at(id));
    expect(own).toMatchObject({ state: "completed", by_fitter: true, member_name: expect.any(String) });
    expect((await testApp.as(await testApp.make.staff(fitter.id)).call("memberGetScanById", at(id))).id).toBe(id);
  });

  it("needs a driver that the company may see, a vehicle that is there and an upload of one's own", async () => {
    const { driver, vehicle, send, balance } = await fixtures();
    const other = await fixtures();
    expect((await other.send(other.fitter.owner, vehicle.id)).error?.code).toBe("NOT_FOUND");
    const upload = await testApp.make.upload(driver);
    const body = { vehicle_id: vehicle.id, position: "front_left" as const, upload_ids: [upload.id] };
    expect((await testApp.as(driver).send("memberCreateTyreScan", { body })).error?.code).toBe("ROLE_FORBIDDEN");
    expect((await other.as.send("memberCreateTyreScan", { body })).error?.code).toBe("NOT_FOUND");
    await testApp.as(driver).call("deleteVehicle", at(vehicle.id));
    expect((await send()).error?.code).toBe("NOT_FOUND");
    expect(await balance()).toBe(4);
  });

  it("needs the permission to scan, of an accepted company", async () => {
    const without = await fixtures({ scanPermission: false });
    expect((await without.send()).error?.code).toBe("ACTION_NOT_ALLOWED");
    const wall = {
      position: "front_left" as const,
      upload_ids: [(await testApp.make.upload(without.fitter.owner)).id],
    };
    const body = { vehicle_id: without.vehicle.id, sidewalls: [wall] };
    expect((await without.as.send("memberCreateTyreWallScan", { body })).error?.code).toBe("ACTION_NOT_ALLOWED");
  });

  it("does not reach a driver who has closed the account", async () => {
    const { driver, send } = await fixtures();
    await testApp.run((ctx) => ctx.db.update(consumers).set({ state: "closed" }).where(eq(consumers.id, driver.id)));
    expect((await send()).error?.code).toBe("NOT_FOUND");
  });

  it("waits for the car while it is being removed, and is not made of one that is gone", async () => {
    const { driver, vehicle, send } = await fixtures();
    const [removed, sent] = await Promise.all([testApp.as(driver).send("deleteVehicle", at(vehicle.id)), send()]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(sent.status);
    expect((await send()).error?.code).toBe("NOT_FOUND");
  });

  it("is one scan however often it is sent, and 40 at once are 40", async () => {
    const { fitter, vehicle, as, send } = await fixtures();
    const { id } = await testApp.make.upload(fitter.owner);
    const body = { vehicle_id: vehicle.id, position: "front_left" as const, upload_ids: [id] };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => as.send("memberCreateTyreScan", { body }, { key: "yard-1" })),
    );
    expect(answers.every(({ status, error }) => status === 200 || error?.code === "IDEMPOTENCY_CONFLICT")).toBe(true);
    const many = await Promise.all(Array.from({ length: 40 }, () => send()));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    const made = await as.call("memberGetScansList", { body: { filters: { vehicle_id: vehicle.id }, per_page: 100 } });
    expect(made.total_count).toBe(41);
  });

  it("goes to an administrator where the company's setting says so, or the club's", async () => {
    const { send } = await fixtures({ scanManage: "admin_only" });
    expect((await send()).reply?.state).toBe("awaiting_admin_review");
  });

  it("shows a sidewall to the company that made it, for its review", async () => {
    const { fitter, vehicle, as, balance } = await fixtures();
    const { id } = await testApp.make.upload(fitter.owner);
    const wall = { position: "rear_left" as const, upload_ids: [id], text: { size: "205/55 R16" } };
    const scan = await as.call("memberCreateTyreWallScan", { body: { vehicle_id: vehicle.id, sidewalls: [wall] } });
    expect(scan).toMatchObject({ type: "sidewall", state: "awaiting_member_review", by_fitter: true });
    const text = { size: "205/55 R16 91V", dot: "2418" };
    const done = await as.call("memberUpdateTread", {
      body: { scan_id: scan.id, sidewalls: [{ position: "rear_left", text }], version: scan.version },
    });
    expect(done).toMatchObject({ state: "completed", sidewalls: [{ made: { year: 2018 }, carries_kg: 615 }] });
    expect(await balance()).toBe(4);
    const byAdmin = await admin.call("undoScanReview", { ...at(scan.id), body: {} });
    expect(byAdmin.state).toBe("awaiting_admin_review");
  });
});
