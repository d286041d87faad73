import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { of, type ScreenVisit } from "./screen-visit.ts";
import { accountVisits } from "./visits-account.ts";
import { measureVisits } from "./visits-measure.ts";
import { memberScanVisits } from "./visits-member-scan.ts";
import { adminVisits, integratorVisits, memberVisits } from "./visits-office.ts";
import { sharedVisits } from "./visits-shared.ts";
import { sidewallVisits } from "./visits-sidewall.ts";
import { vehicleVisits } from "./visits-vehicles.ts";

const screenTables = join(import.meta.dirname, "../../web/src/app/screens");

/** Every path that the web's tables name. */
export function pathsOfTables(): string[] {
  const files = readdirSync(screenTables).filter((name) => /^(public|consumer|member|office|admin)\.ts$/.test(name));
  return files.flatMap((name) =>
    [...readFileSync(join(screenTables, name), "utf8").matchAll(/\b(?:screen|alias)\(\s*"([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    ),
  );
}

const consumer = "/app/consumer/{consumer_id}";

const publicVisits: readonly ScreenVisit[] = [
  { screen: "/app", role: null, address: () => "/app" },
  { screen: "/app/sign_in", role: null, address: () => "/app/sign_in?nextUrl=%2Fapp%2Faccount" },
  { screen: "/app/sign_up", role: null, address: () => "/app/sign_up" },
  { screen: "/app/consumer_sign_up", role: null, address: () => "/app/consumer_sign_up" },
  { screen: "/app/member_sign_up", role: null, address: () => "/app/member_sign_up" },
  { screen: "/app/consumer/add_vehicle", role: null, address: () => "/app/consumer/add_vehicle?code_type=club" },
  { screen: "/app/consumer_sign_up_two", role: null, address: () => "/app/consumer_sign_up_two" },
  {
    screen: "/app/consumer_sign_up_three_club",
    role: "driver",
    address: () => "/app/consumer_sign_up_three_club?code_type=club",
  },
  {
    screen: "/app/forgot_password_form",
    role: null,
    address: () => "/app/forgot_password_form?code=A1&code_type=club",
  },
  {
    screen: "/app/forgot_password_success",
    role: null,
    address: () => "/app/forgot_password_success?email=anna%40example.com",
  },
  {
    screen: "/app/forgot_password_callback/{reset_token}",
    role: null,
    address: () => "/app/forgot_password_callback/some-token",
  },
  { screen: "/app/confirm_email", role: null, address: () => "/app/confirm_email?token=some-token" },
  { screen: "/app/confirm_email_change", role: null, address: () => "/app/confirm_email_change?token=some-token" },
  { screen: "/app/first_password", role: null, address: () => "/app/first_password?token=some-token" },
  { screen: "/app/iframe", role: null, address: () => "/app/iframe" },
  {
    screen: "/app/iframe_by_code/{code}",
    role: null,
    address: (ids) => `/app/iframe_by_code/${ids.clubCode}?code_type=club&iframeQuery=a`,
  },
  {
    screen: "/app/iframe_by_code/{code}",
    what: "a wrong code",
    role: null,
    address: () => "/app/iframe_by_code/NOSUCHCLUB",
  },
  { screen: "/app/google_start", role: null, address: () => "/app/google_start" },
  { screen: "/app/google_callback", role: null, address: () => "/app/google_callback?state=none&error=access_denied" },
  { screen: "/app/google_link", role: null, address: () => "/app/google_link?token=some-token" },
  { screen: "/app/register", role: null, address: () => "/app/register?email=newcomer%40example.com" },
  {
    screen: "/app/register",
    what: "an address with an account",
    role: null,
    address: () => "/app/register?email=anna%40treadclub.example",
  },
  {
    screen: "/app/register",
    what: "an old invitation",
    role: null,
    address: () => "/app/register?email=newcomer%40example.com&token=some-token",
  },
  {
    screen: "/app/consumer_register_by_club_qr/{code}",
    role: null,
    address: (ids) => `/app/consumer_register_by_club_qr/${ids.clubCode}`,
  },
  {
    screen: "/app/consumer_register_by_club_qr/{code}",
    what: "a wrong code",
    role: null,
    address: () => "/app/consumer_register_by_club_qr/NOSUCHCLUB",
  },
  { screen: "/app/terms_and_conditions", role: null, address: () => "/app/terms_and_conditions" },
  { screen: "/app/privacy_policy", role: null, address: () => "/app/privacy_policy" },
  {
    screen: "/app/privacy_policy",
    what: "an earlier version",
    role: null,
    address: () => "/app/privacy_policy?version=2026-11-21",
  },
  { screen: "/app/member_terms_and_conditions", role: null, address: () => "/app/member_terms_and_conditions" },
  { screen: "/app/member_privacy_policy", role: null, address: () => "/app/member_privacy_policy" },
  { screen: "/app/cookies", role: null, address: () => "/app/cookies" },
  { screen: "/app/help", role: null, address: () => "/app/help#vouchers" },
  { screen: "/app/help", what: "a fitter's", role: "owner", address: () => "/app/help#redeem" },
  { screen: "/app/bestpractice", role: null, address: () => "/app/bestpractice" },
  { screen: "/app/styleguide", role: null, address: () => "/app/styleguide" },
  { screen: "/app/(anything else)", role: null, address: () => "/app/no/such/screen" },
  { screen: "/app/data_complaint", role: null, address: () => "/app/data_complaint" },
  { screen: "/app/data_complaint", what: "signed in", role: "driver", address: () => "/app/data_complaint" },
  { screen: "/app/continue", role: null, address: () => "/app/continue" },
  { screen: "/app/rabbit_hole", role: "admin", address: () => "/app/rabbit_hole?user=1&is_dashboard=1" },
  { screen: "/app/more", role: "owner", address: () => "/app/more" },
  { screen: "/app/dev/outbox", role: "admin", address: () => "/app/dev/outbox" },
];

const driverVisits: readonly ScreenVisit[] = [
  { screen: "/app/consumer/{id}/dashboard", role: "driver", address: (ids) => `${of(ids).driver}/dashboard` },
  { screen: `${consumer}/discounts`, role: "driver", address: (ids) => `${of(ids).driver}/discounts` },
  {
    screen: `${consumer}/discounts`,
    what: "one voucher",
    role: "driver",
    address: (ids) => `${of(ids).driver}/discounts?open_field=${ids.voucher}&open_field_type=voucher`,
  },
  { screen: `${consumer}/used_discounts`, role: "driver", address: (ids) => `${of(ids).driver}/used_discounts` },
  { screen: "/app/consumer/used_discounts", role: "driver", address: () => "/app/consumer/used_discounts" },
  { screen: `${consumer}/consumer_vehicles`, role: "driver", address: (ids) => `${of(ids).driver}/consumer_vehicles` },
  {
    screen: `${consumer}/consumer_vehicles`,
    what: "add a car",
    role: "driver",
    address: (ids) => `${of(ids).driver}/consumer_vehicles?add=1`,
  },
  {
    screen: `${consumer}/consumer_vehicles`,
    what: "change a car",
    role: "driver",
    address: (ids) => `${of(ids).driver}/consumer_vehicles?edit=${ids.vehicle}`,
  },
  {
    screen: `${consumer}/consumer_vehicles`,
    what: "MOT and mileage of a car",
    role: "driver",
    address: (ids) => `${of(ids).driver}/consumer_vehicles?car=${ids.vehicle}`,
  },
  { screen: "/app/consumer/consumer_vehicles", role: "driver", address: () => "/app/consumer/consumer_vehicles" },
  {
    screen: `${consumer}/make_scan/{vehicle_id}`,
    role: "driver",
    address: (ids) => `${of(ids).driver}/make_scan/${ids.vehicle}`,
  },
  {
    screen: "/app/consumer/make_scan/{vehicle_id}",
    role: "driver",
    address: (ids) => `/app/consumer/make_scan/${ids.vehicle}?tyre=fl`,
  },
  {
    screen: `${consumer}/tyre_scan/{tyre}/{vehicle_id}`,
    role: "driver",
    address: (ids) => `${of(ids).driver}/tyre_scan/fl/${ids.vehicle}`,
  },
  {
    screen: `${consumer}/tyre_scan/{tyre}/{vehicle_id}`,
    what: "depths by hand",
    role: "driver",
    address: (ids) => `${of(ids).driver}/tyre_scan/fl/${ids.vehicle}?by=hand`,
  },
  {
    screen: "/app/consumer/tyre_scan/{tyre}/{vehicle_id}",
    role: "driver",
    address: (ids) => `/app/consumer/tyre_scan/rr/${ids.vehicle}`,
  },
  { screen: `${consumer}/tyre_scans_list`, role: "driver", address: (ids) => `${of(ids).driver}/tyre_scans_list` },
  {
    screen: `${consumer}/tyre_scans_list`,
    what: "one result",
    role: "driver",
    address: (ids) => `${of(ids).driver}/tyre_scans_list?open_field=${ids.doneScan}&open_field_type=scan`,
  },
  { screen: "/app/consumer/tyre_scans_list", role: "driver", address: () => "/app/consumer/tyre_scans_list" },
  { screen: `${consumer}/my_quotes`, role: "driver", address: (ids) => `${of(ids).driver}/my_quotes` },
  {
    screen: `${consumer}/my_quotes`,
    what: "one request",
    role: "driver",
    address: (ids) => `${of(ids).driver}/my_quotes?request=${ids.request}`,
  },
  {
    screen: `${consumer}/my_quotes`,
    what: "ask for prices",
    role: "driver",
    address: (ids) => `${of(ids).driver}/my_quotes?ask=1&vehicle_id=${ids.vehicle}&tyres=fl`,
  },
  {
    screen: "/app/consumer/my_quotes",
    role: "driver",
    address: (ids) => `/app/consumer/my_quotes?open_field=${ids.answeredQuote}&open_field_type=quote`,
  },
  { screen: `${consumer}/my_bookings`, role: "driver", address: (ids) => `${of(ids).driver}/my_bookings` },
  {
    screen: `${consumer}/my_bookings`,
    what: "choose a time",
    role: "driver",
    address: (ids) => `${of(ids).driver}/my_bookings?quote_id=${ids.answeredQuote}`,
  },
  {
    screen: `${consumer}/my_bookings`,
    what: "a free check",
    role: "driver",
    address: (ids) => `${of(ids).driver}/my_bookings?free_check=1&vehicle_id=${ids.vehicle}`,
  },
  { screen: `${consumer}/credits`, role: "driver", address: (ids) => `${of(ids).driver}/credits` },
  {
    screen: `${consumer}/credits/{reference}`,
    role: "driver",
    address: (ids) => `${of(ids).driver}/credits/${ids.orderReference}`,
  },
  {
    screen: `${consumer}/credits/{reference}/test_checkout`,
    role: "driver",
    address: (ids) => `${of(ids).driver}/credits/${ids.orderReference}/test_checkout`,
  },
  { screen: "/app/consumer/my_bookings", role: "driver", address: () => "/app/consumer/my_bookings" },
];

export const visits: readonly ScreenVisit[] = [
  ...publicVisits,
  ...accountVisits,
  ...sharedVisits,
  ...driverVisits,
  ...measureVisits,
  ...sidewallVisits,
  ...memberScanVisits,
  ...vehicleVisits,
  ...memberVisits,
  ...integratorVisits,
  ...adminVisits,
];
