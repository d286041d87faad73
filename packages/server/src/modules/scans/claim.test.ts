import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { claimLastsMs } from "./claim.ts";

const testApp = await openTestApp();
const [alex, maya] = [
  testApp.as(await testApp.make.admin({ firstName: "Alex", lastName: "Morgan" })),
  testApp.as(await testApp.make.admin({ firstName: "Maya", lastName: "Osei" })),
];
const fitter = await testApp.make.member({ scanManage: "members_only" });
const [owner, staff] = [testApp.as(fitter.owner), testApp.as(await testApp.make.staff(fitter.id))];
const club = await testApp.make.club(fitter.id);
const at = (id: number) => ({ params: { id: String(id) } });

async function waiting(clubCode?: string) {
  const driver = await testApp.make.consumer();
  if (clubCode !== undefined) await testApp.as(driver).call("joinClub", { body: { code: clubCode } });
  const vehicle = await testApp.make.vehicle(driver);
  return testApp.make.scan(driver, { vehicleId: vehicle.id, ...(clubCode === undefined ? {} : { clubCode }) });
}
const claim = (who: typeof alex, id: number, held = true) => who.send("claimScan", { ...at(id), body: { held } });
const seenBy = async (who: typeof alex, id: number) => (await who.call("getScanById", at(id))).claimed;

describe("a scan that somebody has open", () => {
  it("is named to the others until it is let go, judged, or forgotten", async () => {
    const { id, version } = await waiting();
    expect((await claim(alex, id)).reply).toEqual({ claimed: null });
    expect((await claim(maya, id)).reply).toEqual({ claimed: { name: "Alex Morgan" } });
    expect([await seenBy(alex, id), await seenBy(maya, id)]).toEqual([null, { name: "Alex Morgan" }]);
    expect((await claim(maya, id, false)).reply).toEqual({ claimed: null });
    expect(await seenBy(maya, id)).toEqual({ name: "Alex Morgan" });
    await claim(alex, id, false);
    expect((await claim(maya, id)).reply).toEqual({ claimed: null });
    testApp.clock.forward(claimLastsMs + 1000);
    const later = testApp.as(await testApp.make.admin());
    expect((await claim(later, id)).reply).toEqual({ claimed: null });
    // Whoever judges first wins all the same.
    const judged = await testApp.as(await testApp.make.admin()).send("updateTread", {
      body: { scan_id: id, depths: { inner_mm: 5, middle_mm: 5, outer_mm: 5 }, version },
    });
    expect(judged.status).toBe(200);
    expect((await claim(later, id)).error?.code).toBe("STATE_CONFLICT");
  });

  it("is claimed by one of two at once", async () => {
    const [a, b] = [testApp.as(await testApp.make.admin()), testApp.as(await testApp.make.admin())];
    for (let round = 0; round < 5; round += 1) {
      const { id } = await waiting();
      const answers = await Promise.all([claim(a, id), claim(b, id)]);
      expect(answers.filter(({ reply }) => reply?.claimed === null)).toHaveLength(1);
    }
  });

  it("shows a member its own people's names and no administrator's", async () => {
    const { id } = await waiting(club.code);
    const boss = testApp.as(await testApp.make.admin());
    await boss.call("claimScan", { ...at(id), body: { held: true } });
    expect((await owner.call("memberClaimScan", { ...at(id), body: { held: true } })).claimed).toEqual({ name: null });
    await boss.call("claimScan", { ...at(id), body: { held: false } });
    await owner.call("memberClaimScan", { ...at(id), body: { held: true } });
    const { list } = await staff.call("memberGetScansList", { body: { filters: { waiting: true } } });
    expect(list.find((row) => row.id === id)?.claimed?.name).toEqual(expect.any(String));
  });
});
