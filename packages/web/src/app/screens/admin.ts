import { screen, type TableEntry } from "./screen.ts";

const orders = () => import("#routes/admin/orders.tsx");

export const adminScreens: readonly TableEntry[] = [
  screen("/app/admin/{admin_id}/dashboard", () => import("#routes/admin/dashboard.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/members", () => import("#routes/admin/members.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/members/{id}", () => import("#routes/admin/member.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/discount_clubs", () => import("#routes/admin/discount-clubs.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/discount_club/{club_id}", () => import("#routes/admin/discount-club.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/admin_scans", () => import("#routes/admin/admin-scans.tsx"), ["office", "scan"]),
  screen("/app/admin/{admin_id}/scan_waits", () => import("#routes/admin/scan-waits.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/admin_scan_status/{scan_id}", () => import("#routes/admin/admin-scan-status.tsx"), [
    "office",
    "report",
    "scan",
  ]),
  screen("/app/admin/{admin_id}/admin_measurement/{id}", () => import("#routes/admin/admin-measurement.tsx"), [
    "office",
    "scan",
  ]),
  screen("/app/admin/{admin_id}/users", () => import("#routes/admin/users.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/users/{id}", () => import("#routes/admin/user.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/vehicles", () => import("#routes/admin/vehicles.tsx"), ["office", "scan", "vehicles"]),
  screen("/app/admin/{admin_id}/vehicle_statistics", () => import("#routes/admin/vehicle-statistics.tsx"), [
    "office",
    "scan",
    "vehicles",
  ]),
  screen("/app/admin/{admin_id}/voucher_usage", () => import("#routes/admin/voucher-usage.tsx"), ["office", "usage"]),
  screen("/app/admin/{admin_id}/sign_up_offer", () => import("#routes/admin/sign-up-offer.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/orders", orders, ["office"]),
  screen("/app/admin/{admin_id}/orders/{id}", orders, ["office"]),
  screen("/app/admin/{admin_id}/welcome_vouchers", () => import("#routes/admin/welcome-reviews.tsx"), [
    "fraud",
    "office",
  ]),
  screen("/app/admin/{admin_id}/welcome_vouchers/{id}", () => import("#routes/admin/welcome-review.tsx"), [
    "fraud",
    "office",
  ]),
  screen("/app/admin/{admin_id}/oddities", () => import("#routes/admin/oddities.tsx"), ["fraud", "office"]),
  screen("/app/admin/{admin_id}/complaints", () => import("#routes/admin/complaints.tsx"), ["office", "account"]),
  screen("/app/admin/{admin_id}/complaints/{id}", () => import("#routes/admin/complaint.tsx"), ["office", "account"]),
];
