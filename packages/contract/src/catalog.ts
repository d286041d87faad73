import * as bookings from "./calls/bookings.ts";
import * as clubLookups from "./calls/club-lookups.ts";
import * as clubs from "./calls/clubs.ts";
import * as complaints from "./calls/complaints.ts";
import * as credits from "./calls/credits.ts";
import * as deals from "./calls/deals.ts";
import * as groups from "./calls/groups.ts";
import * as frames from "./calls/frames.ts";
import * as google from "./calls/google.ts";
import * as handover from "./calls/handover.ts";
import * as identity from "./calls/identity.ts";
import * as impersonation from "./calls/impersonation.ts";
import * as integrator from "./calls/integrator.ts";
import * as memberScans from "./calls/member-scans.ts";
import * as scanQueue from "./calls/scan-queue.ts";
import * as memberUsers from "./calls/member-users.ts";
import * as measurements from "./calls/measurements.ts";
import * as members from "./calls/members.ts";
import * as memberVehicles from "./calls/member-vehicles.ts";
import * as officeVehicles from "./calls/office-vehicles.ts";
import * as offers from "./calls/offers.ts";
import * as oddities from "./calls/oddities.ts";
import * as platform from "./calls/platform.ts";
import * as profile from "./calls/profile.ts";
import * as quotes from "./calls/quotes.ts";
import * as scanRewards from "./calls/scan-rewards.ts";
import * as scanReports from "./calls/scan-reports.ts";
import * as scans from "./calls/scans.ts";
import * as security from "./calls/security.ts";
import * as users from "./calls/users.ts";
import * as vehicles from "./calls/vehicles.ts";
import * as tills from "./calls/tills.ts";
import * as voucherUsage from "./calls/voucher-usage.ts";
import * as vouchers from "./calls/vouchers.ts";
import * as welcomeReviews from "./calls/welcome-reviews.ts";
import { keysOf, onlyCalls } from "./cast.ts";

/** Every call of the platform by name: the only register. */
export const catalog = onlyCalls([
  identity,
  google,
  security,
  handover,
  impersonation,
  profile,
  complaints,
  memberUsers,
  frames,
  users,
  platform,
  members,
  clubs,
  tills,
  clubLookups,
  vouchers,
  voucherUsage,
  welcomeReviews,
  oddities,
  vehicles,
  scans,
  memberScans,
  scanReports,
  scanRewards,
  scanQueue,
  credits,
  memberVehicles,
  officeVehicles,
  measurements,
  integrator,
  quotes,
  bookings,
  deals,
  groups,
  offers,
]);
export type Catalog = typeof catalog;
export type CallName = keyof Catalog & string;
export const callNames: readonly CallName[] = keysOf(catalog).toSorted();
