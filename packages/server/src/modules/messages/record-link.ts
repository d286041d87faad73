import type { notifications } from "./table.ts";

type Note = Pick<typeof notifications.$inferSelect, "userId" | "role" | "openField" | "openFieldType">;

/** The address below /app that opens the record of a notification, as the app itself opens it. */
export function recordLink(note: Note, memberId: number | null): string {
  const { openField, openFieldType, userId } = note;
  if (openField === null || openFieldType === null) return homeOf(note, memberId);
  const query = `?open_field=${openField}&open_field_type=${openFieldType}`;
  const list = { consumer: consumerLists, member: memberLists, admin: {} }[note.role][openFieldType];
  if (note.role === "consumer" && list !== undefined) return `/consumer/${userId}/${list}${query}`;
  if (note.role === "member" && openFieldType === "scan") return `/member/${memberId}/admin_scan_status/${openField}`;
  if (note.role === "member" && openFieldType === "consumer") return `/members/${memberId}/consumer/${openField}`;
  if (note.role === "member" && list !== undefined) return `/members/${memberId}/${list}${query}`;
  const page = note.role === "admin" ? adminPages[openFieldType] : undefined;
  return page === undefined ? homeOf(note, memberId) : `/admin/${userId}/${page}/${openField}`;
}

type Lists = Partial<Readonly<Record<NonNullable<Note["openFieldType"]>, string>>>;

const consumerLists: Lists = {
  quote: "my_quotes",
  booking: "my_bookings",
  scan: "tyre_scans_list",
  voucher: "discounts",
  welcome_review: "discounts",
  club: "discounts",
  order: "credits",
  vehicle: "consumer_vehicles",
};
const memberLists: Lists = {
  quote: "quote_requests",
  booking: "member_bookings",
  club: "discount_club",
  group: "discount_club",
  member: "dashboard",
};
const adminPages: Lists = {
  scan: "admin_scan_status",
  member: "members",
  club: "discount_club",
  consumer: "consumers",
  order: "orders",
  welcome_review: "welcome_vouchers",
};

const homeOf = ({ role, userId }: Note, memberId: number | null): string =>
  role === "consumer"
    ? `/consumer/${userId}/dashboard`
    : role === "member"
      ? `/members/${memberId}/dashboard`
      : `/admin/${userId}/dashboard`;
