import type { ScreenVisit } from "./screen-visit.ts";

const screen = "/app/shared_scan";

/** What a link shows to those who have it. Two visits in a row differ in more than what stands behind `#`: the page is loaded anew. */
export const sharedVisits: readonly ScreenVisit[] = [
  { screen, role: null, address: (ids) => `${screen}#${ids.scanToken}` },
  { screen, what: "a link that has ended", role: null, address: () => `${screen}?from=mail#no-such-link` },
  { screen, what: "somebody signed in", role: "staff", address: (ids) => `${screen}#${ids.scanToken}` },
];
