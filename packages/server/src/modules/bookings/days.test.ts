import { addDays, londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { openScene, type Scene } from "#testing/scene";
import { openWorld } from "#testing/world";

const world = await openWorld();
const owner = (scene: Scene) => world.as(scene.fitter.owner);

/** The bookings of the scene's member on these days. */
async function on(scene: Scene, fromDay: string, toDay: string): Promise<string[]> {
  const { list } = await owner(scene).call("getBookingListByMemberId", {
    params: { id: String(scene.fitter.id) },
    body: { filters: { from_day: fromDay, to_day: toDay }, sort: "starts_at" },
  });
  return list.map((row) => londonDay(new Date(row.starts_at)));
}

describe("bookings by the day", () => {
  it("lists those of a day in London, both ends included", async () => {
    const scene = await openScene(world);
    const all = await on(scene, "2000-01-01", "2100-01-01");
    const day = all[0] ?? "";
    expect(all.length).toBeGreaterThan(0);
    expect(await on(scene, day, day)).toEqual(all.filter((one) => one === day));
    expect(await on(scene, addDays(day, -3), addDays(day, -1))).toEqual([]);
    expect(await on(scene, day, addDays(day, 1))).toEqual(all.filter((one) => one === day || one === addDays(day, 1)));
  });
});

describe("a member's free times for a booking", () => {
  it("are as long as the booking, and leave out what is taken", async () => {
    const scene = await openScene(world);
    const booking = await owner(scene).call("getBookingByIdWithConsumer", {
      params: { id: String(scene.ids.booking) },
    });
    const minutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000;
    const day = londonDay(new Date(booking.starts_at));
    const times = await owner(scene).call("memberGetFreePlaces", {
      body: { booking_id: booking.id, from_day: day, days: 1 },
    });
    expect([times.location_id, times.minutes]).toEqual([booking.location.id, minutes]);
    const free = times.days[0]?.places.find((place) => place.free && place.starts_at !== booking.starts_at);
    const proposed = await owner(scene).call("acceptedBooking", {
      params: { id: String(booking.id) },
      body: { starts_at: free?.starts_at ?? "" },
    });
    expect([proposed.state, proposed.proposed?.starts_at]).toEqual(["awaiting_customer", free?.starts_at]);
  });

  it("are nobody else's to see", async () => {
    const scene = await openScene(world);
    const other = await openScene(world);
    await expect(
      owner(other).call("memberGetFreePlaces", {
        body: { booking_id: scene.ids.booking, from_day: londonDay(world.clock.now()) },
      }),
    ).rejects.toThrow("NOT_FOUND");
  });
});
