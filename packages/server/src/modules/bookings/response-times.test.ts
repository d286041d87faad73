import { describe, expect, it } from "vitest";
import { openFixtures, type Fixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
// A Tuesday morning; the clock runs on from there.
testApp.clock.set(new Date("2026-11-24T09:50:00.000Z"));
const idOf = (id: number) => ({ params: { id: String(id) } });
const { pool } = testApp.db;

/** Answers were quick last week: seven of forty minutes. */
const answeredQuickly = (table: "quotes" | "bookings", memberId: number) =>
  pool.query(
    `update ${table} set requested_at = '2026-11-20T09:00:00Z', answered_at = '2026-11-20T09:40:00Z' where member_id = $1`,
    [memberId],
  );
const ask = async ({ anna, fitter, ids }: Fixtures) =>
  (
    await testApp.as(anna).call("createQuote", {
      body: { vehicle_id: ids.vehicle, member_ids: [fitter.id], positions: ["rear_left"], tyre_size: "205/55 R16" },
    })
  ).list[0];
const byDefault = { usual_minutes: 60, latest_at: "2026-11-25T10:00:00.000Z" };
const fromAnswers = { usual_minutes: 40, latest_at: "2026-11-24T11:15:00.000Z" };

describe("the answer to a quote request", () => {
  it("is expected at the same instant by the driver and the fitter, until it is there", async () => {
    const fixtures = await openFixtures(testApp);
    await pool.query("update quotes set answered_at = null");
    const anna = testApp.as(fixtures.anna);
    const owner = testApp.as(fixtures.fitter.owner);
    const asked = await ask(fixtures);
    const id = asked?.id ?? 0;
    const byMember = await owner.call("getMemberQuotes", { ...idOf(fixtures.fitter.id), body: {} });
    const byDriver = await anna.call("getConsumerQuotes", { ...idOf(fixtures.anna.id), body: {} });
    expect([
      asked?.expected,
      (await anna.call("getQuoteById", idOf(id))).expected,
      (await owner.call("memberGetQuoteById", idOf(id))).expected,
      byMember.list.find((quote) => quote.id === id)?.expected,
      byDriver.list.find((quote) => quote.id === id)?.expected,
    ]).toEqual(Array.from({ length: 5 }, () => byDefault));
    const answered = await owner.call("answerQuote", {
      body: { quote_id: id, brand: "Dunlop", unit_price_pence: 8000, fitting_minutes: 45, version: 0 },
    });
    expect(answered.expected).toBeNull();
  });

  it("follows how fast this fitter was, and does not change with what comes later", async () => {
    const fixtures = await openFixtures(testApp);
    for (let n = 0; n < 3; n += 1) await ask(fixtures);
    await answeredQuickly("quotes", fixtures.fitter.id);
    const asked = await ask(fixtures);
    expect(asked?.expected).toEqual(fromAnswers);
    const slower = await ask({ ...fixtures, fitter: fixtures.otherFitter });
    expect(slower?.expected).toEqual(byDefault);
    testApp.clock.forward(60_000);
    await testApp.as(fixtures.fitter.owner).call("answerQuote", {
      body: { quote_id: fixtures.ids.openQuote, brand: "X", unit_price_pence: 1, fitting_minutes: 45, version: 0 },
    });
    expect((await testApp.as(fixtures.anna).call("getQuoteById", idOf(asked?.id ?? 0))).expected).toEqual(fromAnswers);
    testApp.clock.forward(-60_000);
  });
});

it("the answer to a booking is expected at the same instant by both, and not after its start", async () => {
  const fixtures = await openFixtures(testApp);
  const { booking } = fixtures.ids;
  const anna = testApp.as(fixtures.anna);
  const owner = testApp.as(fixtures.fitter.owner);
  const ofDriver = await anna.call("getBookingByIdWithMember", idOf(booking));
  const ofMember = await owner.call("getBookingByIdWithConsumer", idOf(booking));
  expect(ofDriver.expected).toEqual({ usual_minutes: 60, latest_at: "2026-11-24T15:00:00.000Z" });
  expect(ofMember.expected).toEqual(ofDriver.expected);
  await pool.query("update bookings set starts_at = '2026-11-24T12:10:00Z' where id = $1", [booking]);
  const { list } = await owner.call("getBookingListByMemberId", { ...idOf(fixtures.fitter.id), body: {} });
  expect(list.find((row) => row.id === booking)?.expected).toEqual({
    usual_minutes: 60,
    latest_at: "2026-11-24T12:10:00.000Z",
  });
  const accepted = await owner.call("acceptedBooking", { ...idOf(booking), body: {} });
  expect(accepted.expected).toBeNull();
});

it("the result of a scan is expected at the same instant by the driver and the reviewer", async () => {
  const fixtures = await openFixtures(testApp);
  const { waitingScan } = fixtures.ids;
  const seen = await testApp.as(fixtures.anna).call("consumerGetScanById", idOf(waitingScan));
  const reviewed = await testApp.as(fixtures.admin).call("getScanById", idOf(waitingScan));
  expect(seen.expected).toEqual({ usual_minutes: 60, latest_at: "2026-11-24T14:00:00.000Z" });
  expect(reviewed.expected).toEqual(seen.expected);
  const queue = await testApp.as(fixtures.admin).call("getScansList", { body: { filters: { waiting: true } } });
  expect(queue.list.find((scan) => scan.id === waitingScan)?.expected).toEqual(seen.expected);
});
