import { alias, screen, type TableEntry } from "./screen.ts";

const officeVehicles = ["office", "scan", "vehicles"] as const;

export const memberScreens: readonly TableEntry[] = [
  screen("/app/members/{id}/dashboard", () => import("#routes/member/dashboard.tsx"), ["office"]),
  screen("/app/members/{id}/discount_club", () => import("#routes/member/discount-club.tsx"), ["office"]),
  screen("/app/members/{member_id}/voucher_usage", () => import("#routes/member/voucher-usage.tsx"), [
    "office",
    "usage",
  ]),
  screen("/app/members/{member_id}/deals_offers", () => import("#routes/member/deals-offers.tsx"), ["deal", "office"]),
  screen("/app/members/{member_id}/quote_requests", () => import("#routes/member/quote-requests.tsx"), [
    "office",
    "scan",
  ]),
  screen("/app/members/{member_id}/member_bookings", () => import("#routes/member/member-bookings.tsx"), ["office"]),
  screen("/app/members/{member_id}/member_scans", () => import("#routes/member/scans.tsx"), ["office", "scan"]),
  screen("/app/members/{member_id}/scan_waits", () => import("#routes/member/scan-waits.tsx"), ["office"]),
  screen("/app/member/{member_id}/admin_scan_status/{scan_id}", () => import("#routes/member/scan-status.tsx"), [
    "office",
    "report",
    "scan",
  ]),
  screen("/app/member/{member_id}/make_scan/{vehicle_id}", () => import("#routes/member/make-scan.tsx"), [
    "office",
    "scan",
  ]),
  screen("/app/member/{member_id}/make_sidewall_scan", () => import("#routes/member/make-sidewall-scan.tsx"), [
    "office",
    "scan",
  ]),
  screen(
    "/app/member/{member_id}/tyre_scan/{tyre}/{vehicle_id}",
    () => import("#routes/member/tyre-scan.tsx"),
    ["capture", "office", "scan"],
    { bare: true },
  ),
  screen(
    "/app/member/{member_id}/tyrewall_scan/{vehicle_id}",
    () => import("#routes/member/tyrewall-scan.tsx"),
    ["capture", "office", "scan"],
    { bare: true },
  ),
  screen("/app/members/{member_id}/vehicles", () => import("#routes/member/vehicles.tsx"), officeVehicles),
  screen(
    "/app/members/{member_id}/vehicle_statistics",
    () => import("#routes/member/vehicle-statistics.tsx"),
    officeVehicles,
  ),
  screen(
    "/app/members/{member_id}/consumers-vehicles/{consumer_id}",
    () => import("#routes/member/consumer-vehicles.tsx"),
    officeVehicles,
  ),
  screen(
    "/app/members/{member_id}/consumers-scans/{consumer_id}",
    () => import("#routes/member/consumer-scans.tsx"),
    officeVehicles,
  ),
  screen("/app/member/{member_id}/gauge_scan/{vehicle_id}", () => import("#routes/member/gauge-scan.tsx"), [
    "gauge",
    "office",
    "scan",
  ]),
  screen(
    "/app/member/{member_id}/gauge_photo/{tyre}/{vehicle_id}",
    () => import("#routes/member/gauge-photo.tsx"),
    ["capture", "gauge", "office", "scan"],
    { bare: true },
  ),
  screen("/app/members/{member_id}/voucher", () => import("#routes/member/voucher.tsx"), ["office", "till"], {
    offline: true,
  }),
  screen("/app/members/{member_id}/oddities", () => import("#routes/member/oddities.tsx"), ["fraud", "office"]),
  screen("/app/members/{member_id}/till_journal", () => import("#routes/member/till-journal.tsx"), ["office", "till"]),
  screen(
    "/app/members/{member_id}/discount_validation/{consumer_discount_id}",
    () => import("#routes/member/discount-validation.tsx"),
    ["office", "till"],
    { offline: true },
  ),
  // The address in a voucher's QR code: opens the scanner's own company page.
  alias(
    "/app/members/discount_validation/{consumer_discount_id}",
    "/app/members/{member_id}/discount_validation/{consumer_discount_id}",
  ),
  screen("/app/members/{member_id}/measure/{vehicle_id}", () => import("#routes/member/measure.tsx"), ["scan"]),
  screen("/app/members/{member_id}/measure_return", () => import("#routes/member/measure-return.tsx"), ["scan"], {
    audience: "public",
  }),
  screen("/app/members/{member_id}/profile", () => import("#routes/member/profile.tsx"), ["office"]),
  screen("/app/members/{member_id}/users", () => import("#routes/member/people.tsx"), ["office"]),
  screen("/app/members/{member_id}/sites", () => import("#routes/member/sites.tsx"), ["office"]),
];
