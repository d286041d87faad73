import { addDays, londonDay } from "@treadclub/rules";
import type { RequestSpec } from "./client.ts";
import type { Filled } from "./fill/fill.ts";
import { driverIdOf, ownerIdOf } from "./fill/ids.ts";
import { plateOf } from "./fill/plates.ts";
import type { Size } from "./fill/sizes.ts";
import { slots, type NextSlot } from "./slots.ts";

/** Who answers. */
export type Side = "ours" | "bare" | "bare, fewer fields" | "PostGraphile";

/** A call that users wait for, and the same by a server written by hand where there is one. */
export interface Call {
  readonly name: string;
  readonly by: ReadonlyMap<Side, RequestSpec>;
}

export const listOfBookings = "list of 20 bookings";
export const oneBooking = "one booking";
export const bookingCreated = "a booking created";

const api = "/api/v1";

/** The three calls that the bare server answers, too. */
export function comparedCalls(filled: Filled, free = slots(filled.size)): Call[] {
  const { ownerId: as } = filled;
  const one = (id: number): Call["by"] =>
    new Map<Side, RequestSpec>([
      ["ours", { method: "GET", path: `${api}/members/get_booking_by_id_with_consumer/${id}`, as }],
      ["bare", { method: "GET", path: `/one/${id}`, as }],
      ["bare, fewer fields", { method: "GET", path: `/short/one/${id}`, as }],
    ]);
  return [
    {
      name: listOfBookings,
      by: new Map<Side, RequestSpec>([
        ["ours", list("members/get_booking_list_by_member_id/1", as)],
        ["bare", { method: "POST", path: "/list/1", as, body: {} }],
        ["bare, fewer fields", { method: "POST", path: "/short/list/1", as, body: {} }],
      ]),
    },
    { name: oneBooking, by: one(filled.size.garages + 1) },
    { name: "one booking with a quote and vouchers", by: one(1) },
    { name: bookingCreated, by: created(filled, free) },
  ];
}

/** Calls that only our server answers. The last one uses vouchers up. */
export function ownCalls(filled: Filled): Call[] {
  const { ownerId, driverId } = filled;
  const reads: Readonly<Record<string, RequestSpec>> = {
    ...Object.fromEntries(listCalls(filled).map(({ name, spec }) => [name, spec])),
    "free places": {
      method: "POST",
      path: `${api}/consumers/get_free_places`,
      as: driverId,
      body: { member_id: 1, type: "free_check", from_day: addDays(londonDay(new Date()), 1) },
    },
    "dashboard counts": { method: "GET", path: `${api}/members/get_counts/1`, as: ownerId },
    "a voucher redeemed": redeemed(filled),
  };
  return Object.entries(reads)
    .filter(([name]) => name !== "bookings of a member")
    .map(([name, ours]) => ({ name, by: new Map([["ours", ours]]) }));
}

/** Every list call whose table grows with the platform. */
export function listCalls({ size, ownerId, driverId, adminId }: Filled): { name: string; spec: RequestSpec }[] {
  return [
    { name: "bookings of a member", spec: list("members/get_booking_list_by_member_id/1", ownerId) },
    { name: "bookings searched by plate", spec: searched(size, plateOf) },
    { name: "bookings searched by half a plate", spec: searched(size, (vehicle) => plateOf(vehicle).slice(0, 4)) },
    { name: "quotes of a member", spec: list("members/get_member_quotes/1", ownerId) },
    { name: "scans of a driver", spec: list(`consumers/get_scans_list_by_consumer_id/${driverId}`, driverId) },
    { name: "scans of everybody", spec: list("admins/get_scans_list", adminId) },
    { name: "review queue", spec: list("admins/get_scans_list", adminId, { filters: { waiting: true } }) },
    { name: "wallet", spec: list(`consumers/get_consumer_discounts/${driverId}`, driverId) },
    { name: "notifications", spec: list(`get_notification_list/${driverId}/consumer`, driverId) },
    { name: "users of the platform", spec: list("admins/get_users_list", adminId) },
    { name: "members of the platform", spec: list("admins/get_members_list", adminId) },
  ];
}

/** Members in turn: searches of one person wait for each other. */
function searched({ garages }: Size, textOf: (vehicle: number) => string): RequestSpec {
  let member = 0;
  const path = "members/get_booking_list_by_member_id";
  const next = (): RequestSpec => {
    member = (member % garages) + 1;
    return list(`${path}/${member}`, ownerIdOf(member), { search: textOf(member) });
  };
  return { ...next(), next: () => ({ ...next(), as: ownerIdOf(member) }) };
}

const list = (path: string, as: number, body: object = {}): RequestSpec => ({
  method: "POST",
  path: `${api}/${path}`,
  as,
  body,
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
