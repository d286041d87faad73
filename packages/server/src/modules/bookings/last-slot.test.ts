import { addDays, londonDay, weekdayOf } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import type { MadeMember } from "#testing/factories/members";
import type { SignedIn } from "#testing/factories/people";
import { bookCheck, freeStarts, makeDriver, type Driver } from "#testing/booking-drivers";
import { openFixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const today = londonDay(testApp.clock.now());

const book = (fitter: MadeMember, who: Driver, startsAt: string, holdId?: number) =>
  bookCheck(testApp.as(who.who), fitter, who.vehicleId, startsAt, holdId);
const driver = () => makeDriver(testApp);
const firstStart = async (fitter: MadeMember, who: SignedIn) => (await freeStarts(testApp, fitter, who))[0] ?? "";

describe("the last slot", () => {
  it("goes to one of 20 drivers who book it at once; the others get 409 with other times", async () => {
    const fitter = await testApp.make.member({ bays: 1 });
    const drivers = await Promise.all(Array.from({ length: 20 }, driver));
    const startsAt = await firstStart(fitter, drivers[0]?.who ?? (await testApp.make.consumer()));
    const answers = await Promise.all(drivers.map((one) => book(fitter, one, startsAt)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const losers = answers.filter((answer) => answer.status !== 200);
    for (const loser of losers) {
      expect([loser.status, loser.error?.code]).toEqual([409, "PLACE_TAKEN"]);
      expect(loser.error?.details).toMatchObject({
        nearest: expect.arrayContaining([expect.objectContaining({ starts_at: expect.any(String) })]),
      });
    }
    const { rows } = await testApp.db.pool.query("select count(*)::int as n from places where location_id = $1", [
      fitter.locationId,
    ]);
    expect(rows[0]).toEqual({ n: 1 });
  });

  it("is not sold twice by holding and booking at once", async () => {
    const fitter = await testApp.make.member({ bays: 2 });
    const drivers = await Promise.all(Array.from({ length: 10 }, driver));
    const startsAt = await firstStart(fitter, drivers[0]?.who ?? (await testApp.make.consumer()));
    const answers = await Promise.all(
      drivers.map(async (one, n) => {
        if (n % 2 === 0) return book(fitter, one, startsAt);
        const hold = await testApp.as(one.who).send("holdPlace", {
          body: { member_id: fitter.id, location_id: fitter.locationId, type: "free_check", starts_at: startsAt },
        });
        return hold.reply === null ? hold : book(fitter, one, startsAt, hold.reply.hold_id);
      }),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
  });

  it("is kept for five minutes for whoever holds it, then free again", async () => {
    const fitter = await testApp.make.member({ bays: 1 });
    const [anna, ben] = [await driver(), await driver()];
    const startsAt = await firstStart(fitter, anna.who);
    const hold = await testApp.as(anna.who).call("holdPlace", {
      body: { member_id: fitter.id, location_id: fitter.locationId, type: "free_check", starts_at: startsAt },
    });
    expect((await book(fitter, ben, startsAt)).error?.code).toBe("PLACE_TAKEN");
    testApp.clock.forward(5 * 60_000 + 1000);
    expect((await book(fitter, ben, startsAt)).status).toBe(200);
    expect((await book(fitter, anna, startsAt, hold.hold_id)).error?.code).toBe("PLACE_TAKEN");
  });

  it("is refused outside the opening hours, on bank holidays and in the past", async () => {
    const fitter = await testApp.make.member();
    const anna = await driver();
    const monday = addDays(today, 14 - weekdayOf(today));
    for (const startsAt of [
      `${today.slice(0, 4)}-12-25T10:00:00.000Z`,
      `${addDays(monday, 6)}T10:00:00.000Z`,
      `${monday}T03:00:00.000Z`,
      `${monday}T10:07:00.000Z`,
      "2020-01-06T10:00:00.000Z",
    ])
      expect([startsAt, (await book(fitter, anna, startsAt)).error?.code]).toEqual([startsAt, "VALIDATION_FAILED"]);
  });

  it("holds no longer job than it was held for: bookings never overlap in more bays than there are", async () => {
    const fixtures = await openFixtures(testApp);
    const startsAt = fixtures.ids.freeStarts[0] ?? "";
    const shared = { member_id: fixtures.fitter.id, location_id: fixtures.fitter.locationId, starts_at: startsAt };
    const anna = testApp.as(fixtures.anna);
    const hold = await anna.call("holdPlace", { body: { ...shared, type: "free_check" } });
    const booking = await anna.call("createBooking", {
      body: {
        ...shared,
        type: "fitting",
        quote_id: fixtures.ids.answeredQuote,
        vehicle_id: fixtures.ids.vehicle,
        hold_id: hold.hold_id,
      },
    });
    const { rows } = await testApp.db.pool.query("select starts_at, ends_at from places where booking_id = $1", [
      booking.id,
    ]);
    expect(rows).toEqual([{ starts_at: new Date(booking.starts_at), ends_at: new Date(booking.ends_at) }]);
    expect(await overbooked(fixtures.fitter.locationId)).toEqual([]);
  });

  it("is only to be had at a fitter that is accepted", async () => {
    const anna = await driver();
    for (const state of ["new", "disabled"] as const) {
      const fitter = await testApp.make.member({ state });
      expect((await book(fitter, anna, "2030-12-23T10:00:00.000Z")).error?.code).toBe("NOT_FOUND");
    }
  });
});

/** Bookings that stand while all bays of their location are taken by others. */
async function overbooked(locationId: number): Promise<unknown[]> {
  const { rows } = await testApp.db.pool.query(
    `select b.id from bookings b join locations l on l.id = b.location_id
      where b.location_id = $1 and b.state in ('awaiting_member', 'awaiting_customer', 'accepted')
        and (select count(*) from bookings o where o.location_id = b.location_id and o.state in ('awaiting_member', 'awaiting_customer', 'accepted')
          and o.starts_at <= b.starts_at and o.ends_at > b.starts_at) > l.bays`,
    [locationId],
  );
  return rows;
}
