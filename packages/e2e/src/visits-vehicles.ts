import { of, type ScreenVisit } from "./screen-visit.ts";

const member = "/app/members/{member_id}";
const admin = "/app/admin/{admin_id}";

/** Drivers' cars and scans as fitters and administrators see them, cars and vouchers in figures. */
export const vehicleVisits: readonly ScreenVisit[] = [
  { screen: `${member}/vehicles`, role: "staff", address: (ids) => `${of(ids).member}/vehicles` },
  { screen: `${member}/vehicle_statistics`, role: "owner", address: (ids) => `${of(ids).member}/vehicle_statistics` },
  {
    screen: `${member}/consumers-vehicles/{consumer_id}`,
    role: "staff",
    address: (ids) => `${of(ids).member}/consumers-vehicles/${ids.driver}`,
  },
  {
    screen: `${member}/consumers-scans/{consumer_id}`,
    role: "staff",
    address: (ids) => `${of(ids).member}/consumers-scans/${ids.driver}`,
  },
  { screen: `${member}/voucher_usage`, role: "owner", address: (ids) => `${of(ids).member}/voucher_usage` },
  { screen: `${admin}/voucher_usage`, role: "admin", address: (ids) => `${of(ids).admin}/voucher_usage` },
  {
    screen: `${admin}/voucher_usage`,
    what: "one fitter’s by day",
    role: "admin",
    address: (ids) => `${of(ids).admin}/voucher_usage?by=day&member_id=${ids.member}`,
  },
  { screen: `${admin}/vehicles`, role: "admin", address: (ids) => `${of(ids).admin}/vehicles` },
  {
    screen: `${admin}/vehicles`,
    what: "one driver’s",
    role: "admin",
    address: (ids) => `${of(ids).admin}/vehicles?consumer_id=${ids.driver}`,
  },
  { screen: `${admin}/vehicle_statistics`, role: "admin", address: (ids) => `${of(ids).admin}/vehicle_statistics` },
];
