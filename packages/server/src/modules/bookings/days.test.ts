import { addDays, londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { openFixtures, type Fixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const owner = (fixtures: Fixtures) => testApp.as(fixtures.fitter.owner);

/** The bookings of the fixtures' member on these days. */
async function on(fixtures: Fixtures, fromDay: string, toDay: string): Promise<string[]> {
  const { list } = await owner(fixtures).call("getBookingListByMemberId", {
    params: { id: String(fixtures.fitter.id) },
    body: { filters: { from_day: fromDay, to_day: toDay }, sort: "starts_at" },
  });
  return list.map((row) => londonDay(new Date(row.starts_at)));
}

describe("bookings by the day", () => {
  it("lists those of a day in London, both ends included", async () => {
    const fixtures = await openFixtures(testApp);
    const all = await on(fixtures, "2000-01-01", "2100-01-01");
    const day = all[0] ?? "";
    expect(all.length).toBeGreaterThan(0);
    expect(await on(fixtures, day, day)).toEqual(all.filter((one) => one === day));
    expect(await on(fixtures, addDays(day, -3), addDays(day, -1))).toEqual([]);
    expect(await on(fixtures, day, addDays(day, 1))).toEqual(
      all.filter((one) => one === day || one === addDays(day, 1)),
    );
  });
});

describe("a member's free times for a booking", () => {
  it("are as long as the booking, and leave out what is taken", async () => {
    const fixtures = await openFixtures(testApp);
    const booking = await owner(fixtures).call("getBookingByIdWithConsumer", {
      params: { id: String(fixtures.ids.booking) },
    });
    const minutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000;
    const day = londonDay(new Date(booking.starts_at));
    const times = await owner(fixtures).call("memberGetFreePlaces", {
      body: { booking_id: booking.id, from_day: day, days: 1 },
    });
    expect([times.location_id, times.minutes]).toEqual([booking.location.id, minutes]);
    const free = times.days[0]?.places.find((slot) => slot.free && slot.starts_at !== booking.starts_at);
    const proposed = await owner(fixtures).call("acceptedBooking", {
      params: { id: String(booking.id) },
      body: { starts_at: free?.starts_at ?? "" },
    });
    expect([proposed.state, proposed.proposed?.starts_at]).toEqual(["awaiting_customer", free?.starts_at]);
  });

  it("are nobody else's to see", async () => {
    const fixtures = await openFixtures(testApp);
    const other = await openFixtures(testApp);
    await expect(
      owner(other).call("memberGetFreePlaces", {
        body: { booking_id: fixtures.ids.booking, from_day: londonDay(testApp.clock.now()) },
      }),
    ).rejects.toThrow("NOT_FOUND");
  });
});
