import { addDays, addMonths, londonDay } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { bookCheck, freeStarts, holdCheck, makeDriver, type Driver } from "#testing/booking-drivers";
import type { MadeMember } from "#testing/factories/members";
import { openFixtures } from "#testing/fixtures";
import { addVehicle } from "#testing/fixtures-records";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const today = londonDay(testApp.clock.now());
const idOf = (id: number | undefined) => ({ params: { id: String(id) } });
const book = ({ who, vehicleId }: Driver, fitter: MadeMember, startsAt: string, process = testApp.as(who)) =>
  bookCheck(process, fitter, vehicleId, startsAt);
const fitters = (count: number) => Promise.all(Array.from({ length: count }, () => testApp.make.member()));

async function twoSites() {
  const [here, there] = [await testApp.make.member(), await testApp.make.member()];
  const anna = await makeDriver(testApp);
  const starts = await freeStarts(testApp, here, anna.who);
  return { here, there, anna, startsAt: starts[0] ?? "", later: starts[4] ?? "" };
}

describe("a car", () => {
  it("is at one place at a time; the answer says where, and once that is cancelled the time is free", async () => {
    const { here, there, anna, startsAt } = await twoSites();
    const first = await book(anna, here, startsAt);
    const refused = await book(anna, there, startsAt);
    expect([refused.status, refused.error?.code]).toEqual([409, "VEHICLE_BOOKED"]);
    expect(refused.error?.details).toEqual({
      bookings: [
        {
          booking_id: first.reply?.id,
          member: first.reply?.member.company_name,
          starts_at: startsAt,
          ends_at: first.reply?.ends_at,
        },
      ],
    });
    const hold = await holdCheck(testApp.as(anna.who), there, startsAt, { vehicle_id: anna.vehicleId });
    expect(hold.error?.code).toBe("VEHICLE_BOOKED");
    await testApp.as(anna.who).call("consumerCancelBooking", { ...idOf(first.reply?.id), body: {} });
    expect((await book(anna, there, startsAt)).status).toBe(200);
  });

  it("is booked at one of two sites that are asked at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { here, there, anna, startsAt } = await twoSites();
      const answers = await Promise.all([book(anna, here, startsAt), book(anna, there, startsAt, second.as(anna.who))]);
      expect(answers.map((answer) => answer.error?.code ?? "booked").toSorted()).toEqual(["VEHICLE_BOOKED", "booked"]);
    }
  });

  it("is kept from a second place by PostgreSQL itself", async () => {
    const { here, anna, startsAt } = await twoSites();
    const { reply } = await book(anna, here, startsAt);
    const again = (state: string) =>
      testApp.db.pool.query(
        `insert into bookings (type, state, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at)
         select type, $2, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, now() from bookings where id = $1`,
        [reply?.id, state],
      );
    await expect(again("awaiting_member")).rejects.toThrow("bookings_one_place_per_car");
    for (const state of ["cancelled", "rejected", "expired", "done", "no_show"]) await again(state);
  });

  it("is not agreed to be at two places: the driver is told which booking is in the way", async () => {
    const fixtures = await openFixtures(testApp);
    const anna = testApp.as(fixtures.anna);
    const proposed = await anna.call("getBookingByIdWithMember", idOf(fixtures.ids.proposedBooking));
    const there = await testApp.make.member();
    const other = await bookCheck(anna, there, fixtures.ids.vehicle, proposed.proposed?.starts_at ?? "");
    const refused = await anna.send("agreeBooking", { ...idOf(proposed.id), body: {} });
    expect(refused.error).toMatchObject({
      code: "VEHICLE_BOOKED",
      details: { bookings: [{ booking_id: other.reply?.id }] },
    });
    await anna.call("consumerCancelBooking", { ...idOf(other.reply?.id), body: {} });
    expect((await anna.call("agreeBooking", { ...idOf(proposed.id), body: {} })).state).toBe("accepted");
  });
});

describe("free checks", () => {
  it("are one for a car and a fitter", async () => {
    const { here, anna, startsAt, later } = await twoSites();
    const first = await book(anna, here, startsAt);
    const refused = await book(anna, here, later);
    expect(refused.error).toMatchObject({
      code: "FREE_CHECK_LIMIT",
      details: { of: "fitter", limit: 1, bookings: [{ booking_id: first.reply?.id }] },
    });
    const otherCar = { ...anna, vehicleId: await addVehicle(testApp, anna.who) };
    expect((await book(otherCar, here, startsAt)).status).toBe(200);
    await testApp.as(anna.who).call("consumerCancelBooking", { ...idOf(first.reply?.id), body: {} });
    expect((await book(anna, here, later)).status).toBe(200);
  });

  it("are three for a driver, however many are asked for at once; what is over does not count", async () => {
    const anna = await makeDriver(testApp);
    const sites = await fitters(6);
    const starts = await freeStarts(testApp, sites[0] ?? (await testApp.make.member()), anna.who);
    const answers = await Promise.all(
      sites.map((site, n) => book(anna, site, starts[n] ?? "", (n % 2 === 0 ? testApp : second).as(anna.who))),
    );
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused.map((answer) => answer.error?.code)).toEqual(Array(3).fill("FREE_CHECK_LIMIT"));
    expect(refused[0]?.error?.details).toMatchObject({ of: "driver", limit: 3 });
    const first = await testApp.make.member();
    expect((await holdCheck(testApp.as(anna.who), first, starts[9] ?? "")).error?.code).toBe("FREE_CHECK_LIMIT");
    await testApp.db.pool.query(
      "update bookings set starts_at = starts_at - interval '40 days', ends_at = ends_at - interval '40 days' where consumer_id = $1",
      [anna.who.id],
    );
    expect((await book(anna, first, starts[9] ?? "")).status).toBe(200);
  });
});

describe("how far ahead", () => {
  it("a booking may be is 12 months", async () => {
    const { here, anna } = await twoSites();
    const latest = addMonths(today, 12);
    for (const day of [addDays(latest, 1), addDays(latest, 7), "2199-12-30"]) {
      const refused = await book(anna, here, `${day}T10:00:00.000Z`);
      expect(refused.error).toMatchObject({ code: "VALIDATION_FAILED", details: { latest_day: latest } });
    }
    const free = (fromDay: string) =>
      testApp
        .as(anna.who)
        .send("getFreePlaces", { body: { member_id: here.id, type: "free_check", from_day: fromDay } });
    expect((await free(addDays(latest, 1))).reply?.days).toEqual([]);
    const last = (await free(addDays(latest, -13))).reply?.days.at(-1)?.day ?? "";
    expect(last > addDays(latest, -7) && last <= latest).toBe(true);
    for (const day of ["9999-12-31", "0001-01-01", "1899-12-31", "2200-01-01"])
      expect([day, (await free(day)).error?.code]).toEqual([day, "VALIDATION_FAILED"]);
    for (const day of ["1900-01-01", "2199-12-31"]) expect((await free(day)).reply?.days).toEqual([]);
  });

  it("or back an instant lies, it is answered", async () => {
    const fixtures = await openFixtures(testApp);
    const anna = { who: fixtures.anna, vehicleId: fixtures.ids.vehicle };
    for (const startsAt of ["0000-01-01T00:00:00.000Z", "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"]) {
      const proposed = await testApp
        .as(fixtures.fitter.owner)
        .send("acceptedBooking", { ...idOf(fixtures.ids.booking), body: { starts_at: startsAt } });
      const held = await holdCheck(testApp.as(fixtures.anna), fixtures.fitter, startsAt);
      for (const { error } of [proposed, held, await book(anna, fixtures.fitter, startsAt)])
        expect([startsAt, error?.code]).toEqual([startsAt, "VALIDATION_FAILED"]);
    }
  });

  it("lists of bookings can be asked for any day", async () => {
    const { here } = await twoSites();
    const list = (fromDay: string, toDay: string) =>
      testApp.as(here.owner).send("getBookingListByMemberId", {
        ...idOf(here.id),
        body: { filters: { from_day: fromDay, to_day: toDay } },
      });
    expect((await list("1900-01-01", "2199-12-31")).status).toBe(200);
    expect((await list("0001-01-01", "9999-12-31")).error?.code).toBe("VALIDATION_FAILED");
  });
});
