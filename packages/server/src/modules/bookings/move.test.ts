import { addDays, bankHolidays, londonDay, londonInstant, weekdayOf } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { bookCheck, makeDriver } from "#testing/booking-drivers";
import { openFixtures, type Fixtures } from "#testing/fixtures";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const idOf = (id: number) => ({ params: { id: String(id) } });
const halfHourMs = 30 * 60_000;

/** A fitting of 45 minutes at a fitter with one bay, and the time half an hour after it begins. */
async function oneBay() {
  const fixtures = await openFixtures(testApp);
  await testApp.db.pool.query("update locations set bays = 1 where id = $1", [fixtures.fitter.locationId]);
  const owner = testApp.as(fixtures.fitter.owner);
  const booking = await owner.call("getBookingByIdWithConsumer", idOf(fixtures.ids.booking));
  const later = new Date(Date.parse(booking.starts_at) + halfHourMs).toISOString();
  const propose = (startsAt = later, process: Pick<typeof second, "as"> = testApp) =>
    process.as(fixtures.fitter.owner).send("acceptedBooking", { ...idOf(booking.id), body: { starts_at: startsAt } });
  return { fixtures, owner, booking, later, propose };
}

const slotsOf = async (bookingId: number) => {
  const { rows } = await testApp.db.pool.query("select bay, starts_at from places where booking_id = $1 order by id", [
    bookingId,
  ]);
  return rows;
};

const othersAt = async ({ fitter }: Fixtures, bookingId: number): Promise<unknown[]> => {
  const { rows } = await testApp.db.pool.query(
    `select o.id from places p join places o on o.location_id = p.location_id and o.bay = p.bay and o.booking_id is distinct from p.booking_id
       and tstzrange(o.starts_at, o.ends_at) && tstzrange(p.starts_at, p.ends_at) where p.booking_id = $1 and p.location_id = $2`,
    [bookingId, fitter.locationId],
  );
  return rows;
};

describe("a booking at a fitter with one bay", () => {
  it("can be moved by half an hour: its own slot does not count as taken", async () => {
    const { fixtures, owner, booking, later, propose } = await oneBay();
    const day = londonDay(new Date(booking.starts_at));
    const times = await owner.call("memberGetFreePlaces", { body: { booking_id: booking.id, from_day: day, days: 1 } });
    expect(times.days[0]?.places.find((slot) => slot.starts_at === later)).toMatchObject({ free: true });
    expect((await propose()).reply?.proposed?.starts_at).toBe(later);
    expect(await slotsOf(booking.id)).toHaveLength(2);
    const agreed = await testApp.as(fixtures.anna).call("agreeBooking", { ...idOf(booking.id), body: {} });
    expect(agreed.starts_at).toBe(later);
    expect(await slotsOf(booking.id)).toEqual([{ bay: 1, starts_at: new Date(later) }]);
  });

  it("names its own times among the nearest when another one is taken", async () => {
    const { booking, later, propose, fixtures } = await oneBay();
    const other = await testApp
      .as(fixtures.fitter.owner)
      .call("getBookingByIdWithConsumer", idOf(fixtures.ids.acceptedBooking));
    const refused = await propose(other.starts_at);
    expect(refused.error?.code).toBe("PLACE_TAKEN");
    expect(refused.error?.details).toMatchObject({
      nearest: expect.arrayContaining([expect.objectContaining({ starts_at: later })]),
    });
    expect(JSON.stringify(refused.error?.details)).not.toContain(`"starts_at":"${booking.starts_at}"`);
    expect((await slotsOf(booking.id)).length).toBe(1);
  });

  it("is accepted, and the note kept, when its own time is sent as another one", async () => {
    const { fixtures, owner, booking } = await oneBay();
    const note = "Please bring the locking nut key";
    const accepted = await owner.call("acceptedBooking", {
      ...idOf(booking.id),
      body: { starts_at: booking.starts_at, message: note },
    });
    expect([accepted.state, accepted.proposed, accepted.message]).toEqual(["accepted", null, note]);
    const seen = await testApp.as(fixtures.anna).call("getBookingByIdWithMember", idOf(booking.id));
    expect(seen.message).toBe(note);
  });

  it("is moved, or somebody else takes the time, when both want it at once: never both", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { fixtures, booking, later, propose } = await oneBay();
      const free = new Date(Date.parse(later) + halfHourMs).toISOString();
      const ben = await makeDriver(testApp);
      const [moved, booked] = await Promise.all([
        propose(later, round % 2 === 0 ? testApp : second),
        bookCheck((round % 2 === 0 ? second : testApp).as(ben.who), fixtures.fitter, ben.vehicleId, free),
      ]);
      expect([moved.status, booked.status].toSorted()).toEqual([200, 409]);
      expect((moved.error ?? booked.error)?.code).toBe("PLACE_TAKEN");
      expect(await othersAt(fixtures, booking.id)).toEqual([]);
    }
  });

  it("keeps the slot of another booking, also against PostgreSQL", async () => {
    const { fixtures, booking, later, propose } = await oneBay();
    await propose();
    await expect(
      testApp.db.pool.query(
        "insert into places (location_id, bay, starts_at, ends_at, consumer_id, expires_at) values ($1, 1, $2, $2::timestamptz + interval '5 minutes', $3, now())",
        [fixtures.fitter.locationId, later, fixtures.otherConsumer.id],
      ),
    ).rejects.toThrow("places_do_not_overlap");
    expect(await slotsOf(booking.id)).toHaveLength(2);
  });
});

describe("bank holidays", () => {
  it("are those of the nation that the postcode lies in", async () => {
    const today = londonDay(testApp.clock.now());
    const soon = [0, 1]
      .flatMap((more) => holidays(Number(today.slice(0, 4)) + more))
      .filter((day) => day > addDays(today, 1));
    const [day = ""] = soon;
    const at = (postcode: string) =>
      testApp.make.member({ address: { line1: "1 High Street", city: "Town", postcode, latitude: 55, longitude: -3 } });
    const anna = await makeDriver(testApp);
    const isOpen = async (postcode: string): Promise<boolean> => {
      const fitter = await at(postcode);
      const startsAt = londonInstant(day, "10:00").toISOString();
      const free = await testApp.as(anna.who).call("getFreePlaces", {
        body: { member_id: fitter.id, type: "free_check", from_day: day, days: 1 },
      });
      const booked = await bookCheck(testApp.as(anna.who), fitter, anna.vehicleId, startsAt);
      if (booked.reply)
        await testApp.as(anna.who).call("consumerCancelBooking", { ...idOf(booked.reply.id), body: {} });
      expect(booked.status).toBe(free.days.length > 0 ? 200 : 422);
      return booked.status === 200;
    };
    expect([await isOpen("EH1 1YZ"), await isOpen("BT1 5GS"), await isOpen("LS1 4AP")]).toEqual([false, true, true]);
  });
});

/** Scotland's own, in a year. */
function holidays(year: number): string[] {
  const elsewhere = new Set(
    (["england_and_wales", "northern_ireland"] as const).flatMap((nation) =>
      bankHolidays(year, nation).map(({ day }) => day),
    ),
  );
  return bankHolidays(year, "scotland")
    .map(({ day }) => day)
    .filter((day) => !elsewhere.has(day) && weekdayOf(day) < 5);
}
