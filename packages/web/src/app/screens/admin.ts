import { screen, type TableEntry } from "./screen.ts";

export const adminScreens: readonly TableEntry[] = [
  screen("/app/admin/{admin_id}/dashboard", () => import("#routes/admin/dashboard.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/members", () => import("#routes/admin/members.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/members/{id}", () => import("#routes/admin/member.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/discount_clubs", () => import("#routes/admin/discount-clubs.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/discount_club/{club_id}", () => import("#routes/admin/discount-club.tsx"), ["office"]),
  screen("/app/admin/{admin_id}/admin_scans", () => import("#routes/admin/admin-scans.tsx"), ["office", "scan"]),
  screen("/app/admin/{admin_id}/admin_scan_status/{scan_id}", () => import("#routes/admin/admin-scan-status.tsx"), [
    "office",
    "scan",
  ]),
];
