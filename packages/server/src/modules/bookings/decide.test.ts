import { describe, expect, it } from "vitest";
import { beginBooking } from "#testing/begin-booking";
import { openFixtures, type Fixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const idOf = (id: number) => ({ params: { id: String(id) } });
const owner = (fixtures: Fixtures) => testApp.as(fixtures.fitter.owner);
const anna = (fixtures: Fixtures) => testApp.as(fixtures.anna);

describe("deciding on a booking", () => {
  it("moves it to the proposed time when the driver agrees, and frees the first slot", async () => {
    const fixtures = await openFixtures(testApp);
    const before = await anna(fixtures).call("getBookingByIdWithMember", idOf(fixtures.ids.proposedBooking));
    expect(before.state).toBe("awaiting_customer");
    const after = await anna(fixtures).call("agreeBooking", { ...idOf(fixtures.ids.proposedBooking), body: {} });
    expect([after.state, after.starts_at, after.proposed]).toEqual(["accepted", before.proposed?.starts_at, null]);
    const { rows } = await testApp.db.pool.query("select starts_at from places where booking_id = $1", [after.id]);
    expect(rows).toEqual([{ starts_at: new Date(after.starts_at) }]);
  });

  it("gives the quote back when it is rejected or cancelled, and frees the slot", async () => {
    const fixtures = await openFixtures(testApp);
    const rejected = await owner(fixtures).call("rejectBooking", {
      ...idOf(fixtures.ids.booking),
      body: { message: "The lift is broken" },
    });
    expect([rejected.state, rejected.message, rejected.quote?.state]).toEqual([
      "rejected",
      "The lift is broken",
      "awaiting_customer",
    ]);
    const cancelled = await anna(fixtures).call("consumerCancelBooking", {
      ...idOf(fixtures.ids.acceptedBooking),
      body: {},
    });
    expect([cancelled.state, cancelled.quote?.state]).toEqual(["cancelled", "awaiting_customer"]);
    const { rows } = await testApp.db.pool.query("select 1 from places where booking_id = any($1)", [
      [rejected.id, cancelled.id],
    ]);
    expect(rows).toEqual([]);
  });

  it("lets the driver know of an own cancellation, with the version that the calendar needs, if it was confirmed", async () => {
    const fixtures = await openFixtures(testApp);
    const { acceptedBooking, proposedBooking } = fixtures.ids;
    const cancelled = await anna(fixtures).call("consumerCancelBooking", { ...idOf(acceptedBooking), body: {} });
    await anna(fixtures).call("consumerCancelBooking", { ...idOf(proposedBooking), body: {} });
    const { rows } = await testApp.db.pool.query(
      `select user_id::int as user, open_field::int as booking, values->'version' as version from notifications
        where values->>'kind' = 'booking_cancelled_by_you' and open_field = any($1)`,
      [[acceptedBooking, proposedBooking]],
    );
    expect(rows).toEqual([{ user: fixtures.anna.id, booking: acceptedBooking, version: cancelled.version }]);
  });

  it("uses the reserved vouchers when it is done", async () => {
    const fixtures = await openFixtures(testApp);
    const { list } = await anna(fixtures).call("createQuote", {
      body: {
        vehicle_id: fixtures.ids.vehicle,
        member_ids: [fixtures.fitter.id],
        positions: ["rear_left", "rear_right"],
        tyre_size: "205/55 R16",
        voucher_ids: [fixtures.ids.voucher],
      },
    });
    const id = list[0]?.id ?? 0;
    const quote = await owner(fixtures).call("answerQuote", {
      body: {
        quote_id: id,
        brand: "Dunlop",
        unit_price_pence: 8000,
        services: [{ name: "Balancing", quantity: 2, price_pence: 500 }],
        fitting_minutes: 60,
        version: 0,
      },
    });
    expect(quote.total).toEqual({
      lines_pence: 17_000,
      discount_pence: 1000,
      total_pence: 16_000,
      vat_pence: 2667,
      vat_rate_percent: 20,
      discounts: [{ voucher_id: fixtures.ids.voucher, pence: 1000, reason: null }],
    });
    const booking = await anna(fixtures).call("createBooking", {
      body: {
        type: "fitting",
        quote_id: id,
        member_id: fixtures.fitter.id,
        location_id: fixtures.fitter.locationId,
        vehicle_id: fixtures.ids.vehicle,
        starts_at: fixtures.ids.freeStarts[0] ?? "",
      },
    });
    expect([booking.total_pence, booking.vouchers[0]?.state]).toEqual([16_000, "reserved"]);
    await owner(fixtures).call("acceptedBooking", { ...idOf(booking.id), body: {} });
    const early = await owner(fixtures).send("finishBooking", { ...idOf(booking.id), body: { outcome: "done" } });
    expect(early.error?.code).toBe("STATE_CONFLICT");
    await beginBooking(testApp.db, booking.id);
    const done = await owner(fixtures).call("finishBooking", { ...idOf(booking.id), body: { outcome: "done" } });
    expect([done.state, done.vouchers[0]?.state]).toEqual(["done", "used"]);
  });

  it("cannot be a no-show before it should have begun", async () => {
    const fixtures = await openFixtures(testApp);
    expect(
      (
        await owner(fixtures).send("finishBooking", {
          ...idOf(fixtures.ids.acceptedBooking),
          body: { outcome: "no_show" },
        })
      ).error?.code,
    ).toBe("STATE_CONFLICT");
  });

  it("is accepted once when two people at the fitter accept at the same time", async () => {
    const fixtures = await openFixtures(testApp);
    const answers = await Promise.all([
      owner(fixtures).send("acceptedBooking", { ...idOf(fixtures.ids.booking), body: {} }),
      testApp.as(fixtures.staff).send("acceptedBooking", { ...idOf(fixtures.ids.booking), body: {} }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("expires when its time comes unaccepted, and its quote goes back", async () => {
    const fixtures = await openFixtures(testApp);
    const booking = await anna(fixtures).call("getBookingByIdWithMember", idOf(fixtures.ids.booking));
    const day = 24 * 3_600_000;
    const back = testApp.clock.now();
    testApp.clock.set(new Date(new Date(booking.starts_at).getTime() + day));
    await testApp.app.jobs.run("expire-bookings");
    const { rows } = await testApp.db.pool.query(
      "select b.state as booking, q.state as quote from bookings b join quotes q on q.id = b.quote_id where b.id = $1",
      [booking.id],
    );
    testApp.clock.set(back);
    expect(rows).toEqual([{ booking: "expired", quote: "awaiting_customer" }]);
  });

  it("lists bookings with a constant number of queries", async () => {
    const fixtures = await openFixtures(testApp);
    const list = (perPage: number) =>
      testApp.queries(() =>
        owner(fixtures).call("getBookingListByMemberId", { ...idOf(fixtures.fitter.id), body: { per_page: perPage } }),
      );
    const [one, many] = [await list(1), await list(20)];
    expect(many.result.list.length).toBeGreaterThan(2);
    expect(many.statements.length).toBe(one.statements.length);
    expect(many.result.list[0]?.state).toBe("awaiting_member");
  });
});
