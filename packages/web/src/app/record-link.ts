import type { Catalog, ReplyOf } from "@treadclub/contract";
import { namesIn, pathTo } from "#kit/paths.ts";
import { mainRole } from "#kit/role.ts";
import type { UserView } from "#kit/session.ts";
import { screenPaths } from "./paths.ts";

export type Notification = ReplyOf<Catalog["getNotificationList"]>["list"][number];
type RecordType = NonNullable<Notification["open_field_type"]>;

const lists: Readonly<Record<"consumer" | "member" | "admin", Partial<Readonly<Record<RecordType, string>>>>> = {
  consumer: {
    quote: "/app/consumer/{consumer_id}/my_quotes",
    booking: "/app/consumer/{consumer_id}/my_bookings",
    scan: "/app/consumer/{consumer_id}/tyre_scans_list",
    voucher: "/app/consumer/{consumer_id}/discounts",
    club: "/app/consumer/{consumer_id}/discounts",
    welcome_review: "/app/consumer/{consumer_id}/discounts",
    order: "/app/consumer/{consumer_id}/credits",
    vehicle: "/app/consumer/{consumer_id}/consumer_vehicles",
  },
  member: {
    quote: "/app/members/{member_id}/quote_requests",
    booking: "/app/members/{member_id}/member_bookings",
    voucher: "/app/members/{member_id}/discount_validation/{consumer_discount_id}",
    club: "/app/members/{id}/discount_club",
    member: "/app/members/{id}/dashboard",
    consumer: "/app/members/{member_id}/consumer/{consumer_id}",
    scan: "/app/member/{member_id}/admin_scan_status/{scan_id}",
  },
  admin: {
    scan: "/app/admin/{admin_id}/admin_scan_status/{scan_id}",
    member: "/app/admin/{admin_id}/members/{id}",
    club: "/app/admin/{admin_id}/discount_club/{club_id}",
    consumer: "/app/admin/{admin_id}/consumers/{consumer_id}",
    complaint: "/app/admin/{admin_id}/complaints/{id}",
    order: "/app/admin/{admin_id}/orders/{id}",
    welcome_review: "/app/admin/{admin_id}/welcome_vouchers/{id}",
  },
};

/** The address that opens the record of a notification for this user: its own page, or its place in a list. Null where there is no such screen. */
export function recordHref(user: UserView, type: RecordType | null, id: number | null): string | null {
  const role = mainRole(user);
  if (type === null || id === null || role === "supplier") return null;
  const audience = role === "super_admin" ? "admin" : role;
  const path = lists[audience][type];
  if (path === undefined || !screenPaths.includes(path)) return null;
  const own = new Map(Object.entries(ownValues(user)[audience]));
  const recordNames = namesIn(path).filter((name) => !own.has(name));
  const values = Object.fromEntries([...own, ...recordNames.map((name) => [name, id] as const)]);
  return pathTo(path, values, recordNames.length > 0 ? {} : { open_field: id, open_field_type: type });
}

const ownValues = (user: UserView): Readonly<Record<keyof typeof lists, Readonly<Record<string, number | null>>>> => ({
  consumer: { consumer_id: user.id },
  member: { id: user.member_id, member_id: user.member_id },
  admin: { admin_id: user.id },
});
