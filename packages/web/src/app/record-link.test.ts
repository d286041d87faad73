import { expect, it } from "vitest";
import type { UserView } from "#kit/session.ts";
import { recordHref } from "./record-link.ts";

const user = (role: UserView["roles"][number]["name"], memberId: number | null = null): UserView => ({
  id: 7,
  email: "anna@example.com",
  first_name: "Anna",
  last_name: "Reed",
  phone: null,
  roles: [{ name: role }],
  role_code: null,
  disabled: false,
  locale: "en",
  company_default_language: "en",
  member_id: memberId,
  position: null,
  demo: false,
  email_confirmed: true,
  must_set_up_second_step: false,
  acting: null,
  version: 0,
});

it.each([
  ["consumer", null, "quote", "/app/consumer/7/my_quotes?open_field=3&open_field_type=quote"],
  ["consumer", null, "booking", "/app/consumer/7/my_bookings?open_field=3&open_field_type=booking"],
  ["consumer", null, "scan", "/app/consumer/7/tyre_scans_list?open_field=3&open_field_type=scan"],
  ["consumer", null, "vehicle", "/app/consumer/7/consumer_vehicles?open_field=3&open_field_type=vehicle"],
  ["member", 2, "quote", "/app/members/2/quote_requests?open_field=3&open_field_type=quote"],
  ["member", 2, "scan", "/app/member/2/admin_scan_status/3"],
  ["member", 2, "voucher", "/app/members/2/discount_validation/3"],
  ["member", 2, "club", "/app/members/2/discount_club?open_field=3&open_field_type=club"],
  ["admin", null, "scan", "/app/admin/7/admin_scan_status/3"],
  ["super_admin", null, "member", "/app/admin/7/members/3"],
  ["admin", null, "club", "/app/admin/7/discount_club/3"],
  ["admin", null, "complaint", "/app/admin/7/complaints/3"],
  ["supplier", null, "quote", null],
  ["consumer", null, "member", null],
] as const)("%s (company %s), a %s: %s", (role, memberId, type, href) =>
  expect(recordHref(user(role, memberId), type, 3)).toBe(href),
);

it("is null without a record", () => {
  expect(recordHref(user("consumer"), null, 3)).toBeNull();
  expect(recordHref(user("consumer"), "quote", null)).toBeNull();
});
