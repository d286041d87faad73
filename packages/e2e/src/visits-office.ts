import { of, type ScreenVisit } from "./screen-visit.ts";

const member = "/app/members/{member_id}";
const admin = "/app/admin/{admin_id}";

export const memberVisits: readonly ScreenVisit[] = [
  { screen: "/app/members/{id}/dashboard", role: "owner", address: (ids) => `${of(ids).member}/dashboard` },
  {
    screen: "/app/members/{id}/dashboard",
    what: "staff",
    role: "staff",
    address: (ids) => `${of(ids).member}/dashboard`,
  },
  {
    screen: "/app/members/{member_id}/deals_offers",
    role: "owner",
    address: (ids) => `${of(ids).member}/deals_offers`,
  },
  {
    screen: "/app/members/{member_id}/deals_offers",
    role: "owner",
    what: "a new one",
    address: (ids) => `${of(ids).member}/deals_offers?new=1`,
  },
  { screen: "/app/members/{id}/discount_club", role: "owner", address: (ids) => `${of(ids).member}/discount_club` },
  {
    screen: "/app/members/{id}/discount_club",
    what: "one club",
    role: "owner",
    address: (ids) => `${of(ids).member}/discount_club?open_field=${ids.club}&open_field_type=club`,
  },
  { screen: `${member}/quote_requests`, role: "owner", address: (ids) => `${of(ids).member}/quote_requests` },
  {
    screen: `${member}/quote_requests`,
    what: "one to answer",
    role: "owner",
    address: (ids) => `${of(ids).member}/quote_requests?open_field=${ids.openQuote}&open_field_type=quote`,
  },
  {
    screen: `${member}/quote_requests`,
    what: "one answered",
    role: "staff",
    address: (ids) => `${of(ids).member}/quote_requests?open_field=${ids.answeredQuote}&open_field_type=quote`,
  },
  { screen: `${member}/member_bookings`, role: "owner", address: (ids) => `${of(ids).member}/member_bookings` },
  {
    screen: `${member}/member_bookings`,
    what: "one booking",
    role: "owner",
    address: (ids) => `${of(ids).member}/member_bookings?open_field=${ids.memberBooking}&open_field_type=booking`,
  },
  { screen: `${member}/scan_waits`, role: "staff", address: (ids) => `${of(ids).member}/scan_waits` },
  { screen: `${member}/member_scans`, role: "staff", address: (ids) => `${of(ids).member}/member_scans` },
  {
    screen: "/app/member/{member_id}/admin_scan_status/{scan_id}",
    what: "one to review",
    role: "owner",
    address: (ids) => `/app/member/${ids.member}/admin_scan_status/${ids.memberWaitingScan}`,
  },
  {
    screen: "/app/member/{member_id}/admin_scan_status/{scan_id}",
    what: "one reviewed",
    role: "staff",
    address: (ids) => `/app/member/${ids.member}/admin_scan_status/${ids.memberDoneScan}`,
  },
  { screen: `${member}/voucher`, role: "staff", address: (ids) => `${of(ids).member}/voucher` },
  { screen: `${member}/oddities`, role: "owner", address: (ids) => `${of(ids).member}/oddities` },
  { screen: `${member}/till_journal`, role: "staff", address: (ids) => `${of(ids).member}/till_journal` },
  {
    screen: `${member}/discount_validation/{consumer_discount_id}`,
    role: "staff",
    address: (ids) => `${of(ids).member}/discount_validation/${ids.memberVoucher}`,
  },
  {
    screen: "/app/members/discount_validation/{consumer_discount_id}",
    role: "staff",
    address: (ids) => `/app/members/discount_validation/${ids.memberVoucher}`,
  },
  { screen: `${member}/profile`, role: "owner", address: (ids) => `${of(ids).member}/profile` },
  { screen: `${member}/users`, role: "owner", address: (ids) => `${of(ids).member}/users` },
  { screen: `${member}/users`, what: "staff", role: "staff", address: (ids) => `${of(ids).member}/users` },
  { screen: `${member}/sites`, role: "owner", address: (ids) => `${of(ids).member}/sites` },
];

export const adminVisits: readonly ScreenVisit[] = [
  { screen: `${admin}/dashboard`, role: "admin", address: (ids) => `${of(ids).admin}/dashboard` },
  {
    screen: `${admin}/dashboard`,
    what: "super admin",
    role: "super_admin",
    address: (ids) => `/app/admin/${ids.superAdmin}/dashboard`,
  },
  { screen: `${admin}/members`, role: "admin", address: (ids) => `${of(ids).admin}/members` },
  { screen: `${admin}/members/{id}`, role: "admin", address: (ids) => `${of(ids).admin}/members/${ids.newMember}` },
  { screen: `${admin}/discount_clubs`, role: "admin", address: (ids) => `${of(ids).admin}/discount_clubs` },
  {
    screen: `${admin}/discount_clubs`,
    what: "a new group of fitters",
    role: "admin",
    address: (ids) => `${of(ids).admin}/discount_clubs?groups=1&new=1`,
  },
  {
    screen: `${admin}/discount_club/{club_id}`,
    role: "admin",
    address: (ids) => `${of(ids).admin}/discount_club/${ids.waitingClub}`,
  },
  { screen: `${admin}/sign_up_offer`, role: "admin", address: (ids) => `${of(ids).admin}/sign_up_offer` },
  { screen: `${admin}/scan_waits`, role: "admin", address: (ids) => `${of(ids).admin}/scan_waits` },
  { screen: `${admin}/admin_scans`, role: "admin", address: (ids) => `${of(ids).admin}/admin_scans` },
  {
    screen: `${admin}/admin_scans`,
    what: "those of fitters",
    role: "admin",
    address: (ids) => `${of(ids).admin}/admin_scans?show=fitters`,
  },
  {
    screen: `${admin}/admin_scan_status/{scan_id}`,
    what: "one to review",
    role: "admin",
    address: (ids) => `${of(ids).admin}/admin_scan_status/${ids.waitingScan}`,
  },
  {
    screen: `${admin}/admin_scan_status/{scan_id}`,
    what: "one reviewed",
    role: "admin",
    address: (ids) => `${of(ids).admin}/admin_scan_status/${ids.doneScan}`,
  },
  { screen: `${admin}/users`, role: "admin", address: (ids) => `${of(ids).admin}/users` },
  {
    screen: `${admin}/users`,
    what: "one user",
    role: "super_admin",
    address: (ids) => `/app/admin/${ids.superAdmin}/users?open_field=${ids.driver}`,
  },
  { screen: `${admin}/users/{id}`, role: "admin", address: (ids) => `${of(ids).admin}/users/${ids.driver}` },
  { screen: `${admin}/orders`, role: "admin", address: (ids) => `${of(ids).admin}/orders` },
  {
    screen: `${admin}/orders/{id}`,
    role: "admin",
    address: (ids) => `${of(ids).admin}/orders/${ids.order}`,
  },
  { screen: `${admin}/welcome_vouchers`, role: "admin", address: (ids) => `${of(ids).admin}/welcome_vouchers` },
  {
    screen: `${admin}/welcome_vouchers/{id}`,
    role: "admin",
    address: (ids) => `${of(ids).admin}/welcome_vouchers/${ids.welcomeReview}`,
  },
  { screen: `${admin}/oddities`, role: "admin", address: (ids) => `${of(ids).admin}/oddities` },
  { screen: `${admin}/complaints`, role: "admin", address: (ids) => `${of(ids).admin}/complaints` },
  {
    screen: `${admin}/complaints/{id}`,
    role: "admin",
    address: (ids) => `${of(ids).admin}/complaints/${ids.complaint}`,
  },
];

const keys = "/app/integrator/keys/{id}";
const messages = "/app/integrator/messages";
const part = (name: string, what: string, role: "owner" | "staff" = "owner"): ScreenVisit => ({
  screen: keys,
  what,
  role,
  address: (ids) => `/app/integrator/keys/${ids.apiKey}?part=${name}`,
});

export const integratorVisits: readonly ScreenVisit[] = [
  { screen: "/app/integrator", role: "owner", address: () => "/app/integrator" },
  { screen: "/app/integrator", what: "administrator", role: "admin", address: () => "/app/integrator" },
  { screen: "/app/integrator/new_key", role: "owner", address: () => "/app/integrator/new_key" },
  { screen: keys, role: "owner", address: (ids) => `/app/integrator/keys/${ids.apiKey}` },
  part("settings", "restrictions"),
  part("settings", "restrictions for staff", "staff"),
  part("webhook", "webhook"),
  part("sessions", "sessions"),
  part("refusals", "rejected requests"),
  { screen: messages, role: "owner", address: () => messages },
  {
    screen: messages,
    what: "one message",
    role: "owner",
    address: (ids) => `${messages}?open_field=${ids.webhookMessage}`,
  },
  { screen: `${messages}/{id}`, role: "staff", address: (ids) => `${messages}/${ids.webhookMessage}` },
];
