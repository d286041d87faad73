import { describe, expect, it } from "vitest";
import { openFixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const admin = await testApp.make.superAdmin();
const idOf = (id: number) => ({ params: { id: String(id) } });

describe("the tyres of a car after a fitting", () => {
  it("are new: earlier scans no longer count, until the new tyre is read", async () => {
    const { anna, fitter, ids } = await openFixtures(testApp);
    const owner = testApp.as(fitter.owner);
    const booking = await owner.call("getBookingByIdWithConsumer", idOf(ids.acceptedBooking));
    const vehicleId = booking.vehicle.id;
    const tyresNow = async () => {
      const { list } = await testApp.as(anna).call("allUserVehicles", idOf(anna.id));
      const tyres = list.find(({ id }) => id === vehicleId)?.tyres ?? [];
      return { fitted: tyres.find(({ position }) => position === "front_left"), all: tyres };
    };
    const scanned = async (depths: readonly [number, number, number]) => {
      const scan = await testApp.make.scan(anna, { vehicleId, position: "front_left" });
      await testApp.make.judge(admin, scan.id, depths);
    };
    await scanned([1.5, 1.4, 1.6]);
    expect((await tyresNow()).fitted).toMatchObject({ minimum_mm: 1.4, results: ["change_tyre"], fitted_at: null });

    await testApp.db.pool.query(
      `update bookings set starts_at = latest.at, ends_at = latest.at + interval '45 minutes'
        from (select max(submitted_at) + interval '1 millisecond' as at from scans) latest where id = $1`,
      [booking.id],
    );
    await owner.call("finishBooking", { ...idOf(booking.id), body: { outcome: "done" } });
    const { fitted, all } = await tyresNow();
    expect(fitted).toMatchObject({
      scan_id: null,
      state: null,
      results: [],
      minimum_mm: null,
      fitted_at: expect.stringMatching(/Z$/),
    });
    expect(all.filter((tyre) => tyre.fitted_at !== null)).toHaveLength(1);

    await scanned([7.8, 7.9, 7.8]);
    expect((await tyresNow()).fitted).toMatchObject({ minimum_mm: 7.8, results: ["passed"], fitted_at: null });
  });
});
