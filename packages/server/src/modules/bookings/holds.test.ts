import { describe, expect, it } from "vitest";
import { bookCheck, freeStarts, holdCheck, makeDriver } from "#testing/booking-drivers";
import { addVehicle } from "#testing/fixtures-records";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const driver = () => makeDriver(testApp);
const rounds = 8;

async function heldSlot(bays = 2) {
  const [fitter, anna] = [await testApp.make.member({ bays }), await driver()];
  const [startsAt = ""] = await freeStarts(testApp, fitter, anna.who);
  const hold = await testApp.as(anna.who).call("holdPlace", {
    body: { member_id: fitter.id, location_id: fitter.locationId, type: "free_check", starts_at: startsAt },
  });
  const book = (process: Pick<typeof second, "as"> = testApp, vehicleId = anna.vehicleId) =>
    bookCheck(process.as(anna.who), fitter, vehicleId, startsAt, hold.hold_id);
  return { fitter, anna, startsAt, book };
}

const placesAt = async (locationId: number): Promise<number> => {
  const { rows } = await testApp.db.pool.query("select 1 from places where location_id = $1", [locationId]);
  return rows.length;
};

describe("a hold", () => {
  it("books one slot, however often and by however many processes it is used at once", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { fitter, book } = await heldSlot();
      const answers = await Promise.all([book(), book(second), book(), book(second)]);
      const [won, ...others] = answers.toSorted((a, b) => a.status - b.status);
      expect(won?.status).toBe(200);
      for (const lost of others) {
        expect([lost.status, lost.error?.code]).toEqual([409, "STATE_CONFLICT"]);
        expect(lost.error?.details).toEqual({ booking_id: won?.reply?.id });
      }
      expect(await placesAt(fitter.locationId)).toBe(1);
    }
  });

  it("that was used books nothing for another car, nor once its booking is cancelled", async () => {
    const { anna, book } = await heldSlot();
    const first = await book();
    const other = await addVehicle(testApp, anna.who);
    expect((await book(testApp, other)).error?.code).toBe("STATE_CONFLICT");
    await testApp.as(anna.who).call("consumerCancelBooking", { params: { id: String(first.reply?.id) }, body: {} });
    expect((await book()).error).toMatchObject({ code: "STATE_CONFLICT", details: { booking_id: first.reply?.id } });
  });

  it("that has lapsed still books its slot once while nobody has taken it", async () => {
    const { fitter, book } = await heldSlot();
    testApp.clock.forward(5 * 60_000 + 1000);
    const answers = await Promise.all([book(), book(second)]);
    expect(answers.map((answer) => answer.error?.code ?? answer.status).toSorted()).toEqual([200, "STATE_CONFLICT"]);
    expect(await placesAt(fitter.locationId)).toBe(1);
  });

  it("counts as free for the driver who has it", async () => {
    const { fitter, anna, startsAt } = await heldSlot(1);
    const other = await driver();
    expect(await freeStarts(testApp, fitter, anna.who)).toContain(startsAt);
    expect(await freeStarts(testApp, fitter, other.who)).not.toContain(startsAt);
  });

  it("is a driver's only one, also when two at different sites begin at once", async () => {
    const sites = [await testApp.make.member({ bays: rounds }), await testApp.make.member({ bays: rounds })];
    for (let round = 0; round < rounds; round += 1) {
      const anna = await driver();
      const [startsAt = ""] = await freeStarts(testApp, sites[0] ?? (await testApp.make.member()), anna.who);
      const answers = await Promise.all(
        sites.map((site, n) => holdCheck((n === 0 ? testApp : second).as(anna.who), site, startsAt)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { rows } = await testApp.db.pool.query("select 1 from places where consumer_id = $1", [anna.who.id]);
      expect(rows).toHaveLength(1);
    }
  });

  it("is refused by PostgreSQL itself beside another one", async () => {
    const { fitter, anna } = await heldSlot();
    await expect(
      testApp.db.pool.query(
        "insert into places (location_id, bay, starts_at, ends_at, consumer_id, expires_at) values ($1, 2, now(), now() + interval '1 hour', $2, now())",
        [fitter.locationId, anna.who.id],
      ),
    ).rejects.toThrow("places_one_hold");
  });
});
