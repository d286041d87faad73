import type { ScreenVisit } from "./screen-visit.ts";

const screen = "/app/shared_scan";
const voucher = "/app/shared_voucher";

/** What a link shows to those who have it. Two visits in a row differ in more than what stands behind `#`: the page is loaded anew. */
export const sharedVisits: readonly ScreenVisit[] = [
  { screen: voucher, role: null, address: (ids) => `${voucher}#${ids.voucherToken}` },
  {
    screen: voucher,
    what: "a voucher no longer shared",
    role: null,
    address: () => `${voucher}?from=mail#no-such-link`,
  },
  { screen, role: null, address: (ids) => `${screen}#${ids.scanToken}` },
  { screen, what: "a link that has ended", role: null, address: () => `${screen}?from=mail#no-such-link` },
  { screen, what: "somebody signed in", role: "staff", address: (ids) => `${screen}#${ids.scanToken}` },
];
