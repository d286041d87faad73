import { addDays, londonDay } from "@treadclub/rules";
import { expect, it } from "vitest";
import { beginBooking } from "#testing/begin-booking";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const byId = (id: number) => ({ params: { id: String(id) } });

/** A driver with a fitter's and the platform's voucher, both reserved for a fitting that is booked at that fitter. */
async function booked() {
  const fitter = await testApp.make.member();
  const person = await testApp.make.consumer();
  const [own] = await testApp.make.join(person.id, await testApp.make.club(fitter.id));
  const welcome = await testApp.make.welcomeVoucher(person.id, 1);
  const [driver, owner] = [testApp.as(person), testApp.as(fitter.owner)];
  const car = await driver.call("updateOrCreateVehicle", {
    body: { number: "YK19 AAC", brand: "Ford", model: "Focus", tyre_size: "205/55 R16" },
  });
  const wanted = { vehicle_id: car.id, positions: ["front_left" as const], tyre_size: "205/55 R16" };
  const request = await driver.call("createQuote", {
    body: { ...wanted, member_ids: [fitter.id], voucher_ids: [own?.id ?? 0, welcome?.id ?? 0] },
  });
  const quote = request.list[0]?.id ?? 0;
  await owner.call("answerQuote", {
    body: { quote_id: quote, brand: "Michelin", unit_price_pence: 8000, fitting_minutes: 45, version: 0 },
  });
  const job = { type: "fitting" as const, quote_id: quote, member_id: fitter.id, location_id: fitter.locationId };
  const free = await driver.call("getFreePlaces", {
    body: { ...job, from_day: addDays(londonDay(testApp.clock.now()), 3), days: 7 },
  });
  const startsAt = free.days[0]?.places.find((place) => place.free)?.starts_at ?? "";
  const before = await owner.call("memberGetQuoteById", byId(quote));
  const booking = await driver.call("createBooking", {
    body: { ...job, vehicle_id: car.id, starts_at: startsAt },
  });
  await owner.call("acceptedBooking", { ...byId(booking.id), body: {} });
  return { owner, before, booking, own, welcome };
}

it("a reserved voucher is used where its request is booked, and nowhere else, and once with the booking", async () => {
  const { owner, before, booking, own, welcome } = await booked();
  const elsewhere = testApp.as((await testApp.make.member()).owner);
  expect(before.vouchers.map((voucher) => voucher.can.use)).toEqual([false, false]);
  const view = await owner.call("getBookingByIdWithConsumer", byId(booking.id));
  expect(view.vouchers).toMatchObject([
    { id: own?.id, state: "reserved", can: { use: true } },
    { id: welcome?.id, state: "reserved", can: { use: true } },
  ]);
  const byCode = { ...byId(welcome?.id ?? 0), body: { code: welcome?.code } };
  expect((await elsewhere.send("setUsedConsumerDiscount", byCode)).error).toMatchObject({
    code: "STATE_CONFLICT",
    details: { state: "reserved" },
  });
  expect(await owner.call("setUsedConsumerDiscount", byCode)).toMatchObject({ state: "used" });
  await beginBooking(testApp.db, booking.id);
  await owner.call("finishBooking", { ...byId(booking.id), body: { outcome: "done" } });
  const after = await owner.call("getBookingByIdWithConsumer", byId(booking.id));
  expect(after.vouchers.map((voucher) => [voucher.id, voucher.state])).toEqual([
    [own?.id, "used"],
    [welcome?.id, "used"],
  ]);
  expect(after.total_pence).toBe(view.total_pence);
});
