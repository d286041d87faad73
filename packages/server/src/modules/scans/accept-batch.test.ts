import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { claimLastsMs } from "./claim.ts";

const testApp = await openTestApp();
const admin = await testApp.make.admin();
const [reviewer, colleague] = [
  testApp.as(admin),
  testApp.as(await testApp.make.admin({ firstName: "Maya", lastName: "Osei" })),
];
const fitter = await testApp.make.member({ scanManage: "members_only" });
const owner = testApp.as(fitter.owner);
const at = (id: number) => ({ params: { id: String(id) } });
type Depths = readonly [number, number, number];

/** A scan that waits, with what an engine has read. */
async function read(depths: Depths | null = [5.2, 5.4, 5.1], uncertaintyMm = 0.3, clubCode?: string) {
  const driver = await testApp.make.consumer({ freeScans: 4 });
  if (clubCode !== undefined) await testApp.as(driver).call("joinClub", { body: { code: clubCode } });
  const vehicle = await testApp.make.vehicle(driver);
  const scan = await testApp.make.scan(driver, {
    vehicleId: vehicle.id,
    ...(clubCode === undefined ? {} : { clubCode }),
  });
  if (depths !== null) await testApp.make.reading(scan.id, depths, uncertaintyMm);
  return { ...scan, driver, vehicle };
}
const accept = (ids: readonly number[], who = reviewer) => who.call("batchAcceptedScans", { body: { ids: [...ids] } });
const outcomesOf = async (ids: readonly number[], who = reviewer) =>
  (await accept(ids, who)).list.map(({ outcome }) => outcome);
const vouchersOf = async ({ driver }: Awaited<ReturnType<typeof read>>) =>
  (await testApp.as(driver).call("getConsumerDiscounts", { params: { id: String(driver.id) }, body: {} })).list;

describe("accepting several scans at once", () => {
  it("completes those with a sure reading as one by one: result, method, voucher, news to the driver", async () => {
    const [good, worn] = [await read(), await read([2.4, 2.5, 2.4])];
    const reply = await accept([good.id, worn.id, good.id]);
    expect(reply).toEqual({
      count: 2,
      list: [
        { id: good.id, outcome: "completed", results: ["passed"], number: expect.any(String) },
        { id: worn.id, outcome: "completed", results: ["recommended_change"], number: expect.any(String) },
      ],
    });
    expect(await reviewer.call("getScanById", at(worn.id))).toMatchObject({
      state: "completed",
      results: ["recommended_change"],
      depths: { inner_mm: 2.4, middle_mm: 2.5, outer_mm: 2.4 },
      minimum_mm: 2.4,
      uncertainty_mm: 0.3,
      method: "remote",
      version: worn.version + 1,
      can: { review: false, undo: true },
    });
    expect(await vouchersOf(worn)).toMatchObject([{ state: "issued", amount_pence: 500 }]);
    const notes = await testApp
      .as(good.driver)
      .call("getNotificationList", { params: { a: String(good.driver.id), b: "consumer" }, body: {} });
    expect(notes.list.map(({ type }) => type)).toEqual(expect.arrayContaining(["scan_result", "voucher_issued"]));
  });

  it("leaves the others as they are, each with its reason", async () => {
    const [sure, unread, close] = [await read(), await read(null), await read([3.2, 3.2, 3.2])];
    const [judged, back, held, mine] = [await read(), await read(), await read(), await read()];
    await testApp.make.judge(admin, judged.id, [5, 5, 5]);
    await testApp.make.judge(admin, back.id, [5, 5, 5]);
    await reviewer.call("undoScanReview", { ...at(back.id), body: {} });
    await colleague.call("claimScan", { ...at(held.id), body: { held: true } });
    await reviewer.call("claimScan", { ...at(mine.id), body: { held: true } });
    const ids = [sure, unread, close, judged, back, held, mine].map(({ id }) => id);
    expect(await outcomesOf([...ids, 9_999_999])).toEqual([
      "completed",
      "unread",
      "unsure",
      "not_waiting",
      "taken_back",
      "claimed",
      "completed",
      "not_waiting",
    ]);
    for (const { id } of [unread, close, back, held])
      expect((await reviewer.call("getScanById", at(id))).state).toBe("awaiting_admin_review");
    testApp.clock.forward(claimLastsMs + 1000);
    expect(await outcomesOf([held.id])).toEqual(["completed"]);
  });

  it("is undone one by one, the voucher with it", async () => {
    const [one, two] = [await read(), await read()];
    await accept([one.id, two.id]);
    await reviewer.call("undoScanReview", { ...at(one.id), body: {} });
    expect(await reviewer.call("getScanById", at(one.id))).toMatchObject({ state: "awaiting_admin_review" });
    expect(await reviewer.call("getScanById", at(two.id))).toMatchObject({ state: "completed" });
    expect((await vouchersOf(one)).filter(({ state }) => state === "issued")).toEqual([]);
    expect(await vouchersOf(two)).toMatchObject([{ state: "issued" }]);
    await testApp.make.judge(admin, one.id, [5, 5, 5]);
    expect((await vouchersOf(one)).filter(({ state }) => state === "issued")).toHaveLength(1);
  });

  it("gives a driver with several of them one voucher, and one that came back again", async () => {
    const first = await read();
    const second = await testApp.make.scan(first.driver, { vehicleId: first.vehicle.id, position: "rear_left" });
    await testApp.make.reading(second.id, [6, 6, 6]);
    expect((await accept([second.id, first.id])).count).toBe(2);
    expect(await vouchersOf(first)).toHaveLength(1);
    for (const { id } of [first, second]) await reviewer.call("undoScanReview", { ...at(id), body: {} });
    expect((await vouchersOf(first)).filter(({ state }) => state === "issued")).toEqual([]);
  });

  it("judges each scan once when two accept it at once, and a third judges it", async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = [await read(), await read(), await read()];
      const ids = made.map(({ id }) => id);
      const [first] = made;
      if (!first) throw new Error("none");
      const single = colleague.send("updateTread", {
        body: { scan_id: first.id, depths: { inner_mm: 4, middle_mm: 4, outer_mm: 4 }, version: first.version },
      });
      const [a, b, c] = await Promise.all([accept(ids), accept(ids.toReversed(), colleague), single]);
      expect(a.count + b.count + (c.error ? 0 : 1)).toBe(3);
      for (const one of made) {
        expect(await reviewer.call("getScanById", at(one.id))).toMatchObject({
          state: "completed",
          version: one.version + 1,
        });
        expect(await vouchersOf(one)).toHaveLength(1);
      }
    }
  });

  it("sends as many statements for twenty as for one", async () => {
    const made: number[] = [];
    for (let n = 0; n < 21; n += 1) made.push((await read()).id);
    await accept([(await read()).id]);
    const one = await testApp.queries(() => accept(made.slice(0, 1)));
    const many = await testApp.queries(() => accept(made.slice(1)));
    expect(many.result.count).toBe(20);
    expect(many.statements.length).toBe(one.statements.length);
  });

  it("is for a member what it is for an administrator, of the scans that wait for it", async () => {
    const club = await testApp.make.club(fitter.id);
    const own = await read([5, 5, 5], 0.3, club.code);
    const foreign = await read();
    const { list } = await owner.call("memberBatchAcceptedScans", { body: { ids: [own.id, foreign.id] } });
    expect(list).toMatchObject([
      { outcome: "completed", number: expect.any(String) },
      { outcome: "not_waiting", number: null },
    ]);
    expect(await owner.call("memberGetScanById", at(own.id))).toMatchObject({ can: { undo: true } });
  });
});

describe("the list of a reviewer", () => {
  it("says what is suggested and whether that is sure, and nothing of it to the driver", async () => {
    const [sure, close] = [await read([5, 5, 5]), await read([3.1, 3.1, 3.1])];
    const { list } = await reviewer.call("getScansList", { body: { sort: "-submitted_at", per_page: 2 } });
    expect(list.map(({ id, suggested }) => [id, suggested])).toEqual([
      [close.id, { results: ["passed"], minimum_mm: 3.1, sure: false }],
      [sure.id, { results: ["passed"], minimum_mm: 5, sure: true }],
    ]);
    const own = await testApp
      .as(sure.driver)
      .call("consumerGetScansListByConsumerId", { params: { id: String(sure.driver.id) }, body: {} });
    expect(own.list[0]?.suggested).toBeNull();
  });
});
