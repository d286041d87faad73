import { of, type ScreenVisit } from "./screen-visit.ts";

const consumer = "/app/consumer/{consumer_id}";
const member = "/app/members/{member_id}";
const admin = "/app/admin/{admin_id}";

/** Screens about measuring with the scanner. */
export const measureVisits: readonly ScreenVisit[] = [
  { screen: "/app/scan_test", role: null, address: () => "/app/scan_test" },
  {
    screen: `${consumer}/measure/{vehicle_id}`,
    role: "driver",
    address: (ids) => `${of(ids).driver}/measure/${ids.vehicle}`,
  },
  {
    screen: "/app/consumer/measure/{vehicle_id}",
    role: "driver",
    address: (ids) => `/app/consumer/measure/${ids.vehicle}`,
  },
  {
    screen: `${consumer}/measure_return`,
    what: "nothing brought back",
    role: "driver",
    address: (ids) => `${of(ids).driver}/measure_return`,
  },
  {
    screen: `${consumer}/measure_return`,
    what: "a damaged address",
    role: null,
    address: (ids) => `${of(ids).driver}/measure_return?data=%25`,
  },
  { screen: "/app/consumer/measure_return", role: "driver", address: () => "/app/consumer/measure_return" },
  {
    screen: `${member}/measure/{vehicle_id}`,
    role: "owner",
    address: (ids) => `${of(ids).member}/measure/${ids.vehicle}?booking=${ids.memberBooking}`,
  },
  { screen: `${member}/measure_return`, role: "owner", address: (ids) => `${of(ids).member}/measure_return` },
  {
    screen: `${admin}/admin_scans`,
    what: "integrators",
    role: "admin",
    address: (ids) => `${of(ids).admin}/admin_scans?whose=integrators`,
  },
  {
    screen: `${admin}/admin_measurement/{id}`,
    role: "admin",
    address: (ids) => `${of(ids).admin}/admin_measurement/${ids.measurement}`,
  },
];
