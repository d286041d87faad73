import { describe, expect, it } from "vitest";
import type { DriverBookingRow } from "#entities/booking/consumer-queries.ts";
import type { DriverQuoteRow } from "#entities/quote/consumer-queries.ts";
import type { ScanRow } from "#entities/scan/scan-types.ts";
import { car as plainCar } from "#entities/vehicle/testing/car.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { illegalTyres, nextThing, type DriverOverview } from "./next-thing.ts";

const nowMs = Date.parse("2026-11-21T12:00:00Z");
const ref = { id: 7, number: "CU57ABC", brand: "Ford", model: "Focus" };
type Tyre = Vehicle["tyres"][number];

const tyre = (position: Tyre["position"], changes: Partial<Tyre> = {}): Tyre => ({
  position,
  scan_id: 1,
  state: "completed",
  results: ["passed"],
  minimum_mm: 6,
  scanned_at: "2026-11-01T12:00:00Z",
  fitted_at: null,
  ...changes,
});
const unscanned: Partial<Tyre> = {
  scan_id: null,
  state: null,
  results: [],
  minimum_mm: null,
  scanned_at: null,
  fitted_at: null,
};
const allGood = [tyre("front_left"), tyre("front_right"), tyre("rear_left"), tyre("rear_right")];

const car = (tyres: Tyre[] = allGood): Vehicle => ({ ...plainCar, tyres });
const fitter = {
  id: 3,
  company_name: "Halls Tyres",
  phone: "+441612345678",
  website: null,
  location: null,
  distance_miles: null,
};
const person = { id: 1, name: "Anna", phone: null, email: "anna@example.com" };
const quote = (
  id: number,
  state: DriverQuoteRow["state"],
  positions: Tyre["position"][] = ["front_left"],
): DriverQuoteRow => ({
  id,
  number: `Q${id}`,
  request_id: 50,
  state,
  member: fitter,
  consumer: person,
  vehicle: ref,
  tyre_size: "205/55 R16",
  quantity: positions.length,
  positions,
  preferred_on: null,
  requested_at: "2026-11-20T12:00:00Z",
  expires_at: null,
  total: null,
  expected: null,
});
const location = {
  id: 1,
  name: "Halls",
  address_line_1: "1 High Street",
  address_line_2: "",
  city: "Leeds",
  postcode: "LS1 1AA",
  latitude: null,
  longitude: null,
  bays: 2,
  opening_hours: [],
};
const booking = (id: number, state: DriverBookingRow["state"], starts_at: string): DriverBookingRow => ({
  id,
  type: "fitting",
  state,
  quote_id: null,
  member: fitter,
  location,
  consumer: person,
  vehicle: ref,
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString(),
  total_pence: null,
  requested_at: starts_at,
  seen: true,
  expected: null,
});
const scan = (id: number, changes: Partial<ScanRow> = {}): ScanRow => ({
  id,
  type: "tyre",
  position: "front_left",
  state: "completed",
  results: ["passed"],
  minimum_mm: 5,
  depths: null,
  method: null,
  vehicle: ref,
  consumer: { id: 1, name: "Anna" },
  member_name: null,
  submitted_at: "2026-11-20T12:00:00Z",
  waiting_since: null,
  expected: null,
  late: null,
  claimed: null,
  suggested: null,
  completed_at: null,
  seen: false,
  measurement_session_id: null,
  ...changes,
});
const overview = (changes: Partial<DriverOverview> = {}): DriverOverview => ({
  vehicles: [car()],
  scans: [],
  quotes: [],
  bookings: [],
  onTheirWay: [],
  nowMs,
  ...changes,
});

describe("the next thing for a driver", () => {
  it("is a car for somebody who has none", () =>
    expect(nextThing(overview({ vehicles: [] }))).toEqual({ kind: "add_car" }));
  it("is nothing when all tyres are good", () => expect(nextThing(overview())).toEqual({ kind: "wait" }));
  it("puts the person who waits first", () => {
    const all = {
      scans: [scan(1)],
      quotes: [quote(1, "awaiting_customer")],
      bookings: [
        booking(9, "accepted", "2026-11-22T10:00:00Z"),
        booking(8, "awaiting_customer", "2026-11-25T10:00:00Z"),
      ],
    };
    expect(nextThing(overview(all))).toMatchObject({ kind: "agree_time", booking: { id: 8 } });
    expect(nextThing(overview({ ...all, bookings: [] }))).toMatchObject({ kind: "see_result", scan: { id: 1 } });
    expect(nextThing(overview({ ...all, scans: [scan(1, { seen: true })], bookings: [] }))).toMatchObject({
      kind: "answer_quote",
      count: 1,
    });
  });
  it("counts the answers of one request", () => {
    const quotes = [
      quote(1, "awaiting_customer"),
      quote(2, "awaiting_customer"),
      quote(3, "awaiting_member"),
      { ...quote(4, "awaiting_customer"), request_id: 51 },
    ];
    expect(nextThing(overview({ quotes }))).toMatchObject({ kind: "answer_quote", count: 2 });
  });
  it("shows a coming booking, not one that is over", () => {
    expect(nextThing(overview({ bookings: [booking(1, "accepted", "2026-11-21T11:30:00Z")] }))).toMatchObject({
      kind: "coming_booking",
    });
    expect(nextThing(overview({ bookings: [booking(1, "accepted", "2026-11-21T10:30:00Z")] }))).toEqual({
      kind: "wait",
    });
    expect(nextThing(overview({ bookings: [booking(1, "cancelled", "2026-11-22T10:30:00Z")] }))).toEqual({
      kind: "wait",
    });
  });
  it("asks to replace a worn tyre unless that is being asked for already", () => {
    const worn = [
      car([
        tyre("front_left", { minimum_mm: 1.8, results: ["change_tyre"] }),
        tyre("front_right", { minimum_mm: 2.5, results: ["recommended_change"] }),
        ...allGood.slice(2),
      ]),
    ];
    expect(nextThing(overview({ vehicles: worn }))).toMatchObject({ kind: "replace", position: "front_left" });
    expect(nextThing(overview({ vehicles: worn, quotes: [quote(1, "awaiting_member")] }))).toMatchObject({
      kind: "replace",
      position: "front_right",
    });
    expect(
      nextThing(overview({ vehicles: worn, quotes: [quote(1, "in_review", ["front_left", "front_right"])] })),
    ).toEqual({ kind: "wait" });
    expect(
      nextThing(overview({ vehicles: worn, quotes: [quote(1, "expired", ["front_left", "front_right"])] })),
    ).toMatchObject({ kind: "replace" });
  });
  it("puts a tyre to replace now before one to replace soon", () => {
    const soon = tyre("front_left", { minimum_mm: 2.5, results: ["recommended_change"] });
    const now = tyre("rear_right", { minimum_mm: 1.8, results: ["change_tyre"] });
    expect(nextThing(overview({ vehicles: [car([soon, ...allGood.slice(1, 3), now])] }))).toMatchObject({
      kind: "replace",
      position: "rear_right",
    });
  });
  it("is never about an illegal tyre, which has a card of its own until it is replaced", () => {
    const illegal = [
      car([tyre("front_left", { minimum_mm: 1.4, results: ["change_tyre"], scan_id: 3 }), ...allGood.slice(1)]),
    ];
    const given = { vehicles: illegal, scans: [scan(3)] };
    const careWith = (changes: Partial<DriverOverview>) => {
      const all = overview({ ...given, ...changes });
      expect(nextThing(all)).toEqual({ kind: "wait" });
      return illegalTyres(all).map(({ mm, care }) => [mm, care.kind]);
    };
    expect(careWith({})).toEqual([[1.4, "none"]]);
    expect(careWith({ quotes: [quote(1, "awaiting_member")] })).toEqual([[1.4, "asked"]]);
    expect(careWith({ quotes: [quote(1, "awaiting_member"), quote(2, "awaiting_customer")] })).toEqual([
      [1.4, "offered"],
    ]);
    const booked = { ...booking(9, "accepted", "2026-11-22T10:00:00Z"), quote_id: 1 };
    expect(careWith({ quotes: [quote(1, "booked")], bookings: [booked] })).toEqual([[1.4, "booked"]]);
    const fitted = car([tyre("front_left", { ...unscanned, fitted_at: "2026-11-22T10:00:00Z" }), ...allGood.slice(1)]);
    expect(illegalTyres(overview({ vehicles: [fitted] }))).toEqual([]);
    expect(nextThing(overview({ vehicles: [fitted] }))).toMatchObject({ kind: "scan_new", position: "front_left" });
  });
  it("leaves what concerns other tyres where it was", () => {
    const illegal = [car([tyre("front_left", { minimum_mm: 1.4, results: ["change_tyre"] }), ...allGood.slice(1)])];
    expect(
      nextThing(overview({ vehicles: illegal, quotes: [quote(1, "awaiting_customer", ["rear_left"])] })),
    ).toMatchObject({ kind: "answer_quote" });
  });
  it("asks for the photos again, then for the tyres not scanned yet, never for one that is being read", () => {
    const some = (last: Partial<Tyre>) => [
      car([
        tyre("front_left"),
        tyre("front_right", { state: "awaiting_admin_review" }),
        tyre("rear_left"),
        tyre("rear_right", last),
      ]),
    ];
    expect(nextThing(overview({ vehicles: some({ state: "rejected", results: [], minimum_mm: null }) }))).toMatchObject(
      {
        kind: "scan_again",
        position: "rear_right",
      },
    );
    expect(nextThing(overview({ vehicles: some(unscanned) }))).toMatchObject({
      kind: "scan_tyre",
      position: "rear_right",
    });
    expect(nextThing(overview({ vehicles: some({}) }))).toEqual({ kind: "wait" });
    expect(nextThing(overview({ vehicles: [car([])] }))).toMatchObject({ kind: "scan_tyre", position: "front_left" });
  });
  it("leaves out a tyre whose photos are still on their way", () => {
    const vehicles = [car([])];
    expect(nextThing(overview({ vehicles, onTheirWay: ["7 front_left"] }))).toMatchObject({ position: "front_right" });
  });
});
