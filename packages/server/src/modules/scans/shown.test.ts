import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const fitter = await testApp.make.member({ scanManage: "members_only" });
const other = await testApp.make.member();
const owner = testApp.as(fitter.owner);
const at = (id: number) => ({ params: { id: String(id) } });
const idsOf = (page: { list: readonly { id: number }[] }): number[] => page.list.map(({ id }) => id);

async function driverOf(firstName = "Vera") {
  const club = await testApp.make.club(fitter.id, { name: `Club ${crypto.randomUUID()}` });
  const driver = await testApp.make.consumer({ firstName, lastName: "Shown", freeScans: 20 });
  await testApp.as(driver).call("joinClub", { body: { code: club.code } });
  const vehicle = await testApp.make.vehicle(driver);
  const scan = (position: "front_left" | "front_right" | "rear_left", clubCode?: string) =>
    testApp.make.scan(driver, { vehicleId: vehicle.id, position, ...(clubCode !== undefined && { clubCode }) });
  return { driver, vehicle, club, scan };
}
const list = (id: number, body = {}, as = owner) => as.send("memberGetScansListByConsumerId", { ...at(id), body });

describe("the scans of one of a fitter's drivers", () => {
  it("are those made with it, newest first, filtered and found like any", async () => {
    const { driver, vehicle, club, scan } = await driverOf();
    const first = await scan("front_left", club.code);
    const second = await scan("rear_left", club.code);
    const foreign = await scan("front_right");
    await testApp.make.judge(admin, foreign.id, [5, 5, 5]);
    const { reply } = await list(driver.id);
    expect(reply?.consumer).toEqual({ id: driver.id, name: "Vera Shown" });
    expect(reply && idsOf(reply)).toEqual([second.id, first.id]);
    const ids = async (body: object) => idsOf((await list(driver.id, body)).reply ?? { list: [] });
    expect(await ids({ sort: "submitted_at", per_page: 1 })).toEqual([first.id]);
    expect(await ids({ search: vehicle.number.toLowerCase() })).toEqual([second.id, first.id]);
    expect(await ids({ filters: { waiting: false } })).toEqual([]);
    expect(await ids({ filters: { vehicle_id: vehicle.id, states: ["awaiting_member_review"] } })).toHaveLength(2);
  });

  it("and the newest result of each tyre that the driver asks it to quote for, which it may open", async () => {
    const { driver, vehicle, scan } = await driverOf();
    const old = await scan("front_left");
    await testApp.make.judge(admin, old.id, [5, 5, 5]);
    const newest = await scan("front_left");
    await testApp.make.judge(admin, newest.id, [4, 4, 4]);
    const elsewhere = await scan("rear_left");
    await testApp.make.judge(admin, elsewhere.id, [5, 5, 5]);
    expect((await list(driver.id)).reply?.list).toEqual([]);
    expect((await owner.send("memberGetScanById", at(newest.id))).error?.code).toBe("NOT_FOUND");
    await testApp.as(driver).call("createQuote", {
      body: { vehicle_id: vehicle.id, member_ids: [fitter.id], positions: ["front_left"], tyre_size: "205/55 R16" },
    });
    expect(idsOf((await list(driver.id)).reply ?? { list: [] })).toEqual([newest.id]);
    const opened = await owner.call("memberGetScanById", at(newest.id));
    expect(opened).toMatchObject({
      minimum_mm: 4,
      reviewed_by: null,
      can: { review: false, undo: false, remove: false },
    });
    for (const hidden of [old, elsewhere])
      expect((await owner.send("memberGetScanById", at(hidden.id))).error?.code).toBe("NOT_FOUND");
    const body = { scan_id: newest.id, depths: { inner_mm: 9, middle_mm: 9, outer_mm: 9 }, version: newest.version };
    expect((await owner.send("memberUpdateTread", { body })).error?.code).toBe("NOT_FOUND");
    expect((await testApp.as(other.owner).send("memberGetScanById", at(newest.id))).error?.code).toBe("NOT_FOUND");
  });

  it("are nobody else's: a stranger's, a closed account's or no driver's are not found", async () => {
    const { driver } = await driverOf();
    const stranger = await testApp.make.consumer();
    for (const [id, as] of [
      [stranger.id, owner],
      [fitter.owner.id, owner],
      [driver.id, testApp.as(other.owner)],
    ] as const)
      expect((await list(id, {}, as)).error?.code).toBe("NOT_FOUND");
    await testApp.db.pool.query("update consumers set state = 'closed' where id = $1", [driver.id]);
    expect((await list(driver.id)).error?.code).toBe("NOT_FOUND");
  });
});

it("counts tread scans: all for the driver and administrators, those made with it for a fitter", async () => {
  const { driver, club, scan } = await driverOf();
  await scan("front_left");
  const own = await scan("rear_left", club.code);
  const count = async (as: { send: typeof owner.send }) =>
    (await as.send("countConsumerTyreScans", at(driver.id))).reply?.count ?? null;
  expect(await count(testApp.as(driver))).toBe(2);
  expect(await count(testApp.as(admin))).toBe(2);
  expect(await count(owner)).toBe(1);
  await testApp.as(admin).call("deleteScanById", at(own.id));
  expect(await count(owner)).toBe(0);
  expect(await count(testApp.as(other.owner))).toBeNull();
  expect(await count(testApp.as(await testApp.make.consumer()))).toBeNull();
  expect((await testApp.as(null).send("countConsumerTyreScans", at(driver.id))).error?.code).toBe(
    "TOKEN_DECODE_UNSUCCESSFUL",
  );
});
