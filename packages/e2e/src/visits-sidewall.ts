import { of, type ScreenVisit } from "./screen-visit.ts";

const consumer = "/app/consumer/{consumer_id}";

/** Screens about sidewalls. */
export const sidewallVisits: readonly ScreenVisit[] = [
  {
    screen: `${consumer}/make_sidewall_scan`,
    role: "driver",
    address: (ids) => `${of(ids).driver}/make_sidewall_scan?vehicle_id=${ids.vehicle}&tyre=fl`,
  },
  { screen: "/app/consumer/make_sidewall_scan", role: "driver", address: () => "/app/consumer/make_sidewall_scan" },
  {
    screen: `${consumer}/tyrewall_scan/{vehicle_id}`,
    role: "driver",
    address: (ids) => `${of(ids).driver}/tyrewall_scan/${ids.vehicle}?tyre=rl`,
  },
  {
    screen: "/app/consumer/tyrewall_scan/{vehicle_id}",
    role: "driver",
    address: (ids) => `/app/consumer/tyrewall_scan/${ids.vehicle}`,
  },
  {
    screen: `${consumer}/tyre_scans_list`,
    what: "a sidewall",
    role: "driver",
    address: (ids) => `${of(ids).driver}/tyre_scans_list?open_field=${ids.doneSidewall}&open_field_type=scan`,
  },
  {
    screen: "/app/admin/{admin_id}/admin_scan_status/{scan_id}",
    what: "a sidewall to review",
    role: "admin",
    address: (ids) => `${of(ids).admin}/admin_scan_status/${ids.waitingSidewall}`,
  },
  {
    screen: "/app/admin/{admin_id}/admin_scan_status/{scan_id}",
    what: "a sidewall that was read",
    role: "admin",
    address: (ids) => `${of(ids).admin}/admin_scan_status/${ids.doneSidewall}`,
  },
];
