import { describe, expect, it } from "vitest";
import { bookCheck, freeStarts, makeDriver, type Driver } from "#testing/booking-drivers";
import type { MadeMember } from "#testing/factories/members";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const rounds = 6;
const idOf = (id: number) => ({ params: { id: String(id) } });
const agree = (driver: Driver, bookingId: number, process: Pick<typeof second, "as"> = testApp) =>
  process.as(driver.who).send("agreeBooking", { ...idOf(bookingId), body: {} });
const cancel = (driver: Driver, bookingId: number) =>
  testApp.as(driver.who).call("consumerCancelBooking", { ...idOf(bookingId), body: {} });

async function twoFitters() {
  const [here, there] = [await testApp.make.member(), await testApp.make.member()];
  const anna = await makeDriver(testApp);
  const starts = await freeStarts(testApp, here, anna.who);
  return { here, there, anna, at: (n: number): string => starts[n] ?? "" };
}

/** A free check for which the fitter proposes another time. */
async function proposedCheck(anna: Driver, fitter: MadeMember, startsAt: string, proposedAt: string): Promise<number> {
  const { reply } = await bookCheck(testApp.as(anna.who), fitter, anna.vehicleId, startsAt);
  const proposed = await testApp
    .as(fitter.owner)
    .call("acceptedBooking", { ...idOf(reply?.id ?? 0), body: { starts_at: proposedAt } });
  expect(proposed.state).toBe("awaiting_customer");
  return proposed.id;
}

/** A booking of the same car from before cars were at one place at a time. */
async function markedBooking(fitter: MadeMember, driver: Driver, startsAt: string): Promise<number> {
  const { rows } = await testApp.db.pool.query<{ id: string }>(
    `insert into bookings (type, state, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at, overlaps_another)
       values ('fitting', 'accepted', $1, $2, $3, $4, $5, $5::timestamptz + interval '45 minutes', now(), true) returning id`,
    [fitter.id, fitter.locationId, driver.who.id, driver.vehicleId, startsAt],
  );
  return Number(rows[0]?.id);
}

const marked = async (ids: readonly number[]): Promise<number[]> => {
  const { rows } = await testApp.db.pool.query<{ id: string }>(
    "select id from bookings where id = any($1) and overlaps_another order by id",
    [ids],
  );
  return rows.map(({ id }) => Number(id));
};

/** Open bookings of a car that overlap. */
const overlaps = async ({ vehicleId }: Driver): Promise<unknown[]> => {
  const { rows } = await testApp.db.pool.query(
    `select a.id from bookings a join bookings b on b.vehicle_id = a.vehicle_id and b.id > a.id and a.starts_at < b.ends_at and a.ends_at > b.starts_at
       where a.vehicle_id = $1 and a.state in ('awaiting_member', 'awaiting_customer', 'accepted') and b.state in ('awaiting_member', 'awaiting_customer', 'accepted')`,
    [vehicleId],
  );
  return rows;
};

describe("agreeing to another time", () => {
  it("is refused where the car is booked twice by then already", async () => {
    const { here, there, anna, at } = await twoFitters();
    const id = await proposedCheck(anna, here, at(0), at(6));
    const old = await markedBooking(there, anna, at(6));
    const refused = await agree(anna, id);
    expect(refused.error).toMatchObject({ code: "VEHICLE_BOOKED", details: { bookings: [{ booking_id: old }] } });
    await cancel(anna, old);
    expect((await agree(anna, id)).reply?.state).toBe("accepted");
    expect(await overlaps(anna)).toEqual([]);
  });

  it("or booking the same car elsewhere at that time: one of two at once, the other is told where the car is", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { here, there, anna, at } = await twoFitters();
      const id = await proposedCheck(anna, here, at(0), at(6));
      const [one, other] = round % 2 === 0 ? [testApp, second] : [second, testApp];
      const answers = await Promise.all([
        agree(anna, id, one),
        bookCheck(other.as(anna.who), there, anna.vehicleId, at(6)),
      ]);
      expect(answers.map(({ error }) => error?.code ?? "ok").toSorted()).toEqual(["VEHICLE_BOOKED", "ok"]);
      expect(await overlaps(anna)).toEqual([]);
    }
  });

  it("for two bookings of a car at once succeeds for one of them", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { here, there, anna, at } = await twoFitters();
      const first = await proposedCheck(anna, here, at(0), at(6));
      const other = await proposedCheck(anna, there, at(3), at(6));
      const answers = await Promise.all([agree(anna, first), agree(anna, other, second)]);
      expect(answers.map(({ error }) => error?.code ?? "ok").toSorted()).toEqual(["VEHICLE_BOOKED", "ok"]);
      expect(await overlaps(anna)).toEqual([]);
    }
  });
});

describe("the mark of a booking that overlaps another one of its car", () => {
  it("is cleared once the last of those is cancelled, not before", async () => {
    const { here, there, anna, at } = await twoFitters();
    const { reply } = await bookCheck(testApp.as(anna.who), here, anna.vehicleId, at(0));
    const old = [await markedBooking(there, anna, at(0)), await markedBooking(there, anna, at(0))];
    const [first = 0, last = 0] = old;
    await cancel(anna, reply?.id ?? 0);
    expect(await marked(old)).toEqual(old);
    await cancel(anna, first);
    expect(await marked([last])).toEqual([]);
  });

  it("is cleared when the other one moves to another time", async () => {
    const { here, there, anna, at } = await twoFitters();
    const id = await proposedCheck(anna, here, at(0), at(6));
    const old = await markedBooking(there, anna, at(0));
    expect((await agree(anna, id)).status).toBe(200);
    expect(await marked([old])).toEqual([]);
    await expect(
      testApp.db.pool.query(
        "insert into bookings (type, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at) select type, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, now() from bookings where id = $1",
        [old],
      ),
    ).rejects.toThrow("bookings_one_place_per_car");
  });
});
