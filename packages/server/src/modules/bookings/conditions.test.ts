import type { DiscountConditions } from "@treadclub/rules";
import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { locations } from "#modules/members";
import { vouchers } from "#modules/vouchers";
import { beginBooking } from "#testing/begin-booking";
import { openFixtures } from "#testing/fixtures";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const idOf = (id: number) => ({ params: { id: String(id) } });

interface Offer {
  readonly title: string;
  readonly amount_pence: number;
  readonly conditions: Partial<DiscountConditions>;
}

/** A driver who holds vouchers of such discounts of their fitter; oldest first. */
async function holder(discounts: readonly Offer[]) {
  const fixtures = await openFixtures(testApp);
  const club = await testApp.make.club(fixtures.fitter.id, { discounts });
  await testApp.make.join(fixtures.anna.id, club);
  const rows = await testApp.db.read
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.consumerId, fixtures.anna.id), eq(vouchers.clubId, club.id)))
    .orderBy(asc(vouchers.id));
  return { fixtures, club, ids: rows.map((row) => row.id) };
}
type Holder = Awaited<ReturnType<typeof holder>>;

const request = ({ fixtures }: Holder, voucherIds: readonly number[]) => ({
  body: {
    vehicle_id: fixtures.ids.vehicle,
    member_ids: [fixtures.fitter.id],
    positions: ["rear_left" as const, "rear_right" as const],
    tyre_size: "205/55 R16",
    voucher_ids: [...voucherIds],
  },
});

/** Two tyres of £80 and balancing for £10 in all. */
async function priced(held: Holder, voucherIds: readonly number[]) {
  const { list } = await testApp.as(held.fixtures.anna).call("createQuote", request(held, voucherIds));
  return testApp.as(held.fixtures.fitter.owner).call("answerQuote", {
    body: {
      quote_id: list[0]?.id ?? 0,
      brand: "Dunlop",
      unit_price_pence: 8000,
      services: [{ name: "Balancing", quantity: 2, price_pence: 500 }],
      fitting_minutes: 60,
      version: 0,
    },
  });
}

describe("conditions of a discount", () => {
  it("decide what comes off a price, and which vouchers are used when the booking is done", async () => {
    const held = await holder([
      { title: "A tenth off tyres", amount_pence: 2000, conditions: { percent: 10, products: ["Tyres"] } },
      { title: "From £200", amount_pence: 1500, conditions: { min_spend_pence: 20_000 } },
      { title: "Michelin", amount_pence: 1500, conditions: { brands: ["Michelin"] } },
    ]);
    const quote = await priced(held, held.ids);
    expect(quote.total).toMatchObject({ lines_pence: 17_000, discount_pence: 1600, total_pence: 15_400 });
    expect(quote.total?.discounts.map(({ pence, reason }) => [pence, reason])).toEqual([
      [1600, null],
      [0, "min_spend"],
      [0, "other_products"],
    ]);
    const { fixtures } = held;
    const booking = await testApp.as(fixtures.anna).call("createBooking", {
      body: {
        type: "fitting",
        quote_id: quote.id,
        member_id: fixtures.fitter.id,
        location_id: fixtures.fitter.locationId,
        vehicle_id: fixtures.ids.vehicle,
        starts_at: fixtures.ids.freeStarts[0] ?? "",
      },
    });
    expect(booking.total_pence).toBe(15_400);
    await testApp.as(fixtures.fitter.owner).call("acceptedBooking", { ...idOf(booking.id), body: {} });
    await beginBooking(testApp.db, booking.id);
    await testApp.as(fixtures.fitter.owner).call("finishBooking", { ...idOf(booking.id), body: { outcome: "done" } });
    const rows = await testApp.db.read
      .select({ state: vouchers.state, usedPence: vouchers.usedPence })
      .from(vouchers)
      .where(eq(vouchers.clubId, held.club.id))
      .orderBy(asc(vouchers.id));
    expect(rows.map(({ state, usedPence }) => [state, usedPence])).toEqual([
      ["used", 1600],
      ["issued", null],
      ["issued", null],
    ]);
  });

  it("leave a voucher of another location out of a booking, and out of what it used", async () => {
    const held = await holder([{ title: "Only at Bow", amount_pence: 1000, conditions: {} }]);
    const { fixtures, ids } = held;
    await testApp.run(async (ctx) => {
      const [bow] = await ctx.db
        .insert(locations)
        .values({
          memberId: fixtures.fitter.id,
          name: "Bow",
          addressLine1: "1 Bow Road",
          city: "London",
          postcode: "E3 2SJ",
        })
        .returning({ id: locations.id });
      await ctx.db
        .update(vouchers)
        .set({ locationIds: [bow?.id ?? 0] })
        .where(eq(vouchers.id, ids[0] ?? 0));
    });
    const quote = await priced(held, ids);
    expect(quote.total).toMatchObject({ total_pence: 16_000 });
    const booking = await testApp.as(fixtures.anna).call("createBooking", {
      body: {
        type: "fitting",
        quote_id: quote.id,
        member_id: fixtures.fitter.id,
        location_id: fixtures.fitter.locationId,
        vehicle_id: fixtures.ids.vehicle,
        starts_at: fixtures.ids.freeStarts[0] ?? "",
      },
    });
    expect(booking).toMatchObject({ total_pence: 17_000, vouchers: [] });
    await testApp.as(fixtures.fitter.owner).call("acceptedBooking", { ...idOf(booking.id), body: {} });
    await beginBooking(testApp.db, booking.id);
    await testApp.as(fixtures.fitter.owner).call("finishBooking", { ...idOf(booking.id), body: { outcome: "done" } });
    const rows = await testApp.db.read
      .select({ state: vouchers.state })
      .from(vouchers)
      .where(eq(vouchers.id, ids[0] ?? 0));
    expect(rows).toEqual([{ state: "issued" }]);
  });

  it("let one that stands alone count only when it is worth more", async () => {
    const held = await holder([
      { title: "Five", amount_pence: 500, conditions: {} },
      { title: "Twenty alone", amount_pence: 2000, conditions: { stackable: false } },
    ]);
    const { total } = await priced(held, held.ids);
    expect(total?.discounts.map(({ pence, reason }) => [pence, reason])).toEqual([
      [0, "alone"],
      [2000, null],
    ]);
  });

  it("keep a voucher of the counter out of requests", async () => {
    const held = await holder([{ title: "At the counter", amount_pence: 500, conditions: { channels: ["in_store"] } }]);
    const { error } = await testApp.as(held.fixtures.anna).send("createQuote", request(held, held.ids));
    expect(error).toMatchObject({ code: "STATE_CONFLICT", details: { voucher: "in_store" } });
  });

  it("give each driver as many as the discount says, once", async () => {
    const held = await holder([{ title: "Three times", amount_pence: 500, conditions: { per_person: 3 } }]);
    expect(held.ids).toHaveLength(3);
    await Promise.all([1, 2, 3].map(() => testApp.make.join(held.fixtures.anna.id, held.club)));
    const rows = await testApp.db.read.select().from(vouchers).where(eq(vouchers.clubId, held.club.id));
    expect(rows.map((row) => row.nth).toSorted()).toEqual([1, 2, 3]);
  });
});
