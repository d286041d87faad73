import type { RequestSpec } from "./client.ts";
import type { Filled } from "./fill/fill.ts";
import { driverIdOf, ownerIdOf } from "./fill/ids.ts";
import { surnameOf } from "./fill/names.ts";
import { plateOf } from "./fill/plates.ts";

export const api = "/api/v1";

export interface ListCall {
  readonly name: string;
  readonly spec: RequestSpec;
}

const half = (plate: string): string => plate.slice(0, 4);
/** One vehicle at either size; half a plate is of about 15 among a million. */
const most = (plate: string): string => plate.slice(0, 6);

/** So many owners ask in turn at either size: one who asks again is known already. */
const owners = 50;

/** Every list call whose table grows with the platform. */
export const listCalls = (filled: Filled): ListCall[] => [
  ...recordLists(filled),
  ...scanLists(filled),
  ...vehicleLists(filled),
  ...orderLists(filled),
];

function recordLists({ ownerId, driverId, adminId }: Filled): ListCall[] {
  const bookings = "members/get_booking_list_by_member_id";
  const searched = (textOf: (vehicle: number) => string): RequestSpec =>
    inTurn(owners, (member) => list(`${bookings}/${member}`, ownerIdOf(member), { search: textOf(member) }));
  return [
    { name: "bookings of a member", spec: list(`${bookings}/1`, ownerId) },
    { name: "bookings searched by plate", spec: searched(plateOf) },
    { name: "bookings searched by half a plate", spec: searched((vehicle) => half(plateOf(vehicle))) },
    { name: "quotes of a member", spec: list("members/get_member_quotes/1", ownerId) },
    { name: "wallet", spec: list(`consumers/get_consumer_discounts/${driverId}`, driverId) },
    { name: "notifications", spec: list(`get_notification_list/${driverId}/consumer`, driverId) },
    { name: "users of the platform", spec: list("admins/get_users_list", adminId) },
    { name: "members of the platform", spec: list("admins/get_members_list", adminId) },
  ];
}

function scanLists({ size, ownerId, driverId, adminId }: Filled): ListCall[] {
  const all = (body: object): RequestSpec => list("admins/get_scans_list", adminId, body);
  const searched = (textOf: (vehicle: number) => string): RequestSpec =>
    inTurn(size.activeDrivers, (vehicle) => all({ search: textOf(vehicle) }));
  return [
    { name: "scans of a driver", spec: list(`consumers/get_scans_list_by_consumer_id/${driverId}`, driverId) },
    { name: "scans of a fitter's driver", spec: list(`members/get_scans_list_by_consumer_id/${driverId}`, ownerId) },
    { name: "scans made with a member", spec: list("members/get_scans_list", ownerId) },
    { name: "scans of everybody", spec: all({}) },
    { name: "scans of everybody, newest first", spec: all({ sort: "-submitted_at" }) },
    { name: "review queue", spec: all({ filters: { waiting: true } }) },
    { name: "scans that do not wait", spec: all({ filters: { waiting: false } }) },
    { name: "scans that are completed", spec: all({ filters: { states: ["completed"] } }) },
    { name: "scans that were rejected", spec: all({ filters: { states: ["rejected"] } }) },
    {
      name: "scans that were rejected, newest first",
      spec: all({ sort: "-submitted_at", filters: { states: ["rejected"] } }),
    },
    { name: "late scans", spec: all({ filters: { late: true } }) },
    { name: "scans of a vehicle", spec: all({ filters: { vehicle_id: 1 } }) },
    { name: "scans searched by plate", spec: searched(plateOf) },
    { name: "scans searched by half a plate", spec: searched((vehicle) => half(plateOf(vehicle))) },
    { name: "scans searched by most of a plate", spec: searched((vehicle) => most(plateOf(vehicle))) },
    { name: "scans searched by driver", spec: searched(surnameOf) },
    { name: "count of new scans", spec: { method: "GET", path: `${api}/get_new_scans_count`, as: adminId } },
  ];
}

function vehicleLists({ size, ownerId, driverId, adminId }: Filled): ListCall[] {
  const all = (body: object): RequestSpec => list("admins/get_vehicle_list", adminId, body);
  const members = (body: object): RequestSpec => list("members/get_vehicles", ownerId, body);
  const searched = (textOf: (vehicle: number) => string): RequestSpec =>
    inTurn(size.vehicles, (vehicle) => all({ search: textOf(vehicle) }));
  return [
    { name: "vehicles of everybody", spec: all({}) },
    { name: "vehicles of a make", spec: all({ filters: { brand: "ford" } }) },
    { name: "vehicles whose MOT is unknown", spec: all({ filters: { mot: "unknown" } }) },
    { name: "vehicles of a driver", spec: all({ filters: { consumer_id: driverId } }) },
    { name: "vehicles searched by plate", spec: searched(plateOf) },
    { name: "vehicles searched by half a plate", spec: searched((vehicle) => half(plateOf(vehicle))) },
    { name: "vehicles searched by most of a plate", spec: searched((vehicle) => most(plateOf(vehicle))) },
    { name: "vehicles searched by owner", spec: searched(surnameOf) },
    { name: "vehicles of a member's drivers", spec: members({}) },
    { name: "vehicles of a member searched by plate", spec: members({ search: plateOf(1) }) },
    { name: "vehicles of a member's driver", spec: members({ filters: { consumer_id: driverId } }) },
  ];
}

function orderLists({ size, driverId, adminId }: Filled): ListCall[] {
  const all = (body: object): RequestSpec => list("admins/get_credit_orders", adminId, body);
  return [
    { name: "orders of a driver", spec: list(`consumers/get_credit_orders/${driverId}`, driverId) },
    { name: "what a driver's scans were spent on", spec: list(`consumers/get_credit_history/${driverId}`, driverId) },
    { name: "orders of everybody", spec: all({}) },
    { name: "orders that were refunded", spec: all({ filters: { state: "refunded" } }) },
    { name: "orders of everybody, by payment", spec: all({ sort: "-paid_at" }) },
    { name: "orders of one driver", spec: all({ filters: { consumer_id: driverIdOf(size, 2) } }) },
    { name: "orders searched by reference", spec: inTurn(size.rows, (n) => all({ search: referenceOf(n) })) },
  ];
}

/** What the reference of the nth order begins with; `fill` gives it. */
const referenceOf = (order: number): string => `TC-${surnameOf(order).toUpperCase()}`;

/** Asks for the first ones in turn: searches of one person wait for each other, and one text again and again proves little. */
function inTurn(count: number, specOf: (n: number) => RequestSpec): RequestSpec {
  let at = 0;
  const next = (): RequestSpec => {
    at = (at % count) + 1;
    return specOf(at);
  };
  return { ...next(), next: () => asDifference(next()) };
}

const asDifference = ({ path, as, body }: RequestSpec) => ({ path, body, ...(as !== null && { as }) });

const list = (path: string, as: number, body: object = {}): RequestSpec => ({
  method: "POST",
  path: `${api}/${path}`,
  as,
  body,
});
