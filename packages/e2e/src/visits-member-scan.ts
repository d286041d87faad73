import type { ScreenVisit } from "./screen-visit.ts";

const member = "/app/member/{member_id}";
const at = (ids: { readonly member: number }): string => `/app/member/${ids.member}`;

/** Screens of a fitter who scans a driver's car. */
export const memberScanVisits: readonly ScreenVisit[] = [
  {
    screen: `${member}/make_scan/{vehicle_id}`,
    role: "staff",
    address: (ids) => `${at(ids)}/make_scan/${ids.vehicle}?tyre=fr`,
  },
  { screen: `${member}/make_sidewall_scan`, role: "staff", address: (ids) => `${at(ids)}/make_sidewall_scan` },
  {
    screen: `${member}/make_sidewall_scan`,
    what: "a tyre",
    role: "staff",
    address: (ids) => `${at(ids)}/make_sidewall_scan?vehicle_id=${ids.vehicle}`,
  },
  {
    screen: `${member}/tyre_scan/{tyre}/{vehicle_id}`,
    role: "staff",
    address: (ids) => `${at(ids)}/tyre_scan/fl/${ids.vehicle}`,
  },
  {
    screen: `${member}/tyrewall_scan/{vehicle_id}`,
    role: "staff",
    address: (ids) => `${at(ids)}/tyrewall_scan/${ids.vehicle}`,
  },
  {
    screen: `${member}/gauge_scan/{vehicle_id}`,
    role: "staff",
    address: (ids) => `${at(ids)}/gauge_scan/${ids.vehicle}`,
  },
  {
    screen: `${member}/gauge_photo/{tyre}/{vehicle_id}`,
    role: "staff",
    address: (ids) => `${at(ids)}/gauge_photo/rl/${ids.vehicle}`,
  },
];
