import { addDays, londonDay } from "@treadclub/rules";
import type { RequestSpec } from "./client.ts";
import type { Filled } from "./fill/fill.ts";
import { driverIdOf, ownerIdOf } from "./fill/ids.ts";
import { ownersWithVouchers } from "./fill/sizes.ts";
import { api, listCalls } from "./list-calls.ts";
import { bookableStarts, slots, type NextSlot } from "./slots.ts";

/** Who answers. */
export type Side = (typeof sides)[number];
const sides = ["ours", "bare", "bare, fewer fields", "PostGraphile"] as const;

/** A call that users wait for, and the same by a server written by hand where there is one. */
export interface Call {
  readonly name: string;
  readonly by: ReadonlyMap<Side, RequestSpec>;
}

export const listOfBookings = "list of 20 bookings";
export const oneBooking = "one booking";
export const bookingCreated = "a booking created";

/** So many owners make the compared reads in turn. */
export const owners = ownersWithVouchers;

/** The three calls that the bare server answers, too. */
export function comparedCalls(filled: Filled, free = slots(filled.size)): Call[] {
  const one = (first: number): Call["by"] =>
    byOwners("GET", {
      ours: (garage) => `${api}/members/get_booking_by_id_with_consumer/${first + garage}`,
      bare: (garage) => `/one/${first + garage}`,
      "bare, fewer fields": (garage) => `/short/one/${first + garage}`,
    });
  return [
    {
      name: listOfBookings,
      by: byOwners("POST", {
        ours: (garage) => `${api}/members/get_booking_list_by_member_id/${garage}`,
        bare: (garage) => `/list/${garage}`,
        "bare, fewer fields": (garage) => `/short/list/${garage}`,
      }),
    },
    { name: oneBooking, by: one(filled.size.garages) },
    { name: "one booking with a quote and vouchers", by: one(0) },
    { name: bookingCreated, by: created(filled, free) },
  ];
}

/** The same request by many owners in turn, each for a record of their own: a server remembers none of them for long. */
function byOwners(
  method: "GET" | "POST",
  paths: Readonly<Partial<Record<Side, (garage: number) => string>>>,
): Call["by"] {
  const body = method === "GET" ? {} : { body: {} };
  return new Map(
    sides.flatMap((side) => {
      const path = paths[side];
      if (!path) return [];
      const turns = Array.from({ length: owners }, (_, n) => ({ path: path(n + 1), as: ownerIdOf(n + 1) }));
      return [[side, { method, path: path(1), as: ownerIdOf(1), ...body, turns }]];
    }),
  );
}

/** Calls that only our server answers. The last one uses vouchers up. */
export function ownCalls(filled: Filled): Call[] {
  const { ownerId, driverId } = filled;
  const reads: Readonly<Record<string, RequestSpec>> = {
    ...Object.fromEntries(listCalls(filled).map(({ name, spec }) => [name, spec])),
    "free slots": freeSlots(driverId),
    "dashboard counts": { method: "GET", path: `${api}/members/get_counts/1`, as: ownerId },
    "a voucher redeemed": redeemed(filled),
  };
  return Object.entries(reads)
    .filter(([name]) => name !== "bookings of a member")
    .map(([name, ours]) => ({ name, by: new Map([["ours", ours]]) }));
}

/** What costs more the longer a location's past is, unless it is written with care: its free slots, and a booking there. */
export function slotCalls({ size, driverId }: Filled): { name: string; spec: RequestSpec }[] {
  const starts = bookableStarts().values();
  let driver = 0;
  const create: RequestSpec = {
    method: "POST",
    path: `${api}/consumers/create_booking`,
    as: driverId,
    isKeyed: true,
    next: () => {
      const startsAt = starts.next().value;
      if (startsAt === undefined) throw new Error("All bookable times are taken");
      driver += 1;
      return {
        as: driverIdOf(size, driver),
        body: { type: "free_check", member_id: 1, location_id: 1, vehicle_id: driver, starts_at: startsAt },
      };
    },
  };
  return [
    { name: "free slots", spec: freeSlots(driverId) },
    { name: bookingCreated, spec: create },
  ];
}

const freeSlots = (as: number): RequestSpec => ({
  method: "POST",
  path: `${api}/consumers/get_free_places`,
  as,
  body: { member_id: 1, type: "free_check", from_day: addDays(londonDay(new Date()), 1) },
});

function created({ size }: Filled, free: NextSlot): Call["by"] {
  const spec = (path: string, more: (driverId: number) => object, isKeyed: boolean): RequestSpec => ({
    method: "POST",
    path,
    as: driverIdOf(size, 1),
    isKeyed,
    next: () => {
      const { driver, where } = free();
      const as = driverIdOf(size, driver);
      return { as, body: { ...where, vehicle_id: driver, ...more(as) } };
    },
  });
  return new Map<Side, RequestSpec>([
    ["ours", spec(`${api}/consumers/create_booking`, () => ({ type: "free_check" }), true)],
    ["bare", spec("/create", () => ({}), false)],
    ["bare, fewer fields", spec("/short/create", (id) => ({ consumer_id: id }), false)],
  ]);
}

/** Vouchers from the end, so that those of the first driver stay. */
function redeemed({ size }: Filled): RequestSpec {
  let next = size.rows;
  return {
    method: "PUT",
    path: `${api}/members/set_used_consumer_discount/0`,
    as: ownerIdOf(1),
    body: {},
    isKeyed: true,
    next: () => {
      if ((next - 1) % size.activeDrivers === 0) next -= 1;
      const path = `${api}/members/set_used_consumer_discount/${next}`;
      next -= 1;
      return { path };
    },
  };
}
