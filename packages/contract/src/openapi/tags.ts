import * as bookings from "../calls/bookings.ts";
import * as clubLookups from "../calls/club-lookups.ts";
import * as clubs from "../calls/clubs.ts";
import * as complaints from "../calls/complaints.ts";
import * as credits from "../calls/credits.ts";
import * as deals from "../calls/deals.ts";
import * as groups from "../calls/groups.ts";
import * as frames from "../calls/frames.ts";
import * as google from "../calls/google.ts";
import * as handover from "../calls/handover.ts";
import * as identity from "../calls/identity.ts";
import * as impersonation from "../calls/impersonation.ts";
import * as integrator from "../calls/integrator.ts";
import * as measurements from "../calls/measurements.ts";
import * as memberScans from "../calls/member-scans.ts";
import * as memberVehicles from "../calls/member-vehicles.ts";
import * as memberUsers from "../calls/member-users.ts";
import * as members from "../calls/members.ts";
import * as officeVehicles from "../calls/office-vehicles.ts";
import * as offers from "../calls/offers.ts";
import * as oddities from "../calls/oddities.ts";
import * as platform from "../calls/platform.ts";
import * as profile from "../calls/profile.ts";
import * as quotes from "../calls/quotes.ts";
import * as scanQueue from "../calls/scan-queue.ts";
import * as scanRewards from "../calls/scan-rewards.ts";
import * as scanReports from "../calls/scan-reports.ts";
import * as scans from "../calls/scans.ts";
import * as security from "../calls/security.ts";
import * as users from "../calls/users.ts";
import * as vehicles from "../calls/vehicles.ts";
import * as tills from "../calls/tills.ts";
import * as voucherUsage from "../calls/voucher-usage.ts";
import * as vouchers from "../calls/vouchers.ts";
import * as welcomeReviews from "../calls/welcome-reviews.ts";
import * as review from "../measurement/review-calls.ts";
import * as scanner from "../measurement/scanner-calls.ts";
import * as sdk from "../measurement/sdk-calls.ts";

/** A heading of the reference, and the calls below it. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly string[];
}

const tag = (name: string, description: string, calls: object): Tag => ({
  name,
  description,
  calls: Object.keys(calls),
});

/** The calls of the platform by what they are about, in the order in which an integrator needs them. */
export const platformTags: readonly Tag[] = [
  tag("Sign-in", "Sign in, sign up and reset a password.", identity),
  tag("Google sign-in", "Sign in with an OpenID provider.", google),
  tag("Security", "Passwords, passkeys, authenticator apps and active sessions.", security),
  tag("Profile", "A user's own details, consents and data.", profile),
  tag("Vehicles", "Drivers' cars, and the vehicle register.", { ...vehicles, ...memberVehicles, ...officeVehicles }),
  tag("Scans", "Tyre scans from photos, and their review.", { ...scans, ...memberScans, ...scanQueue }),
  tag("Scan reports", "Results to print, send and share.", scanReports),
  tag("Scan rewards", "What a reviewer gives with a result: a voucher, a banner, the fitter's logo.", scanRewards),
  tag("Scan packs", "Buying scans, receipts and refunds.", credits),
  tag("Measurements", "Tread depths measured with the SDK, and their review.", measurements),
  tag("Integrator’s desk", "Keys of the measurement service, their webhooks and what happened with them.", integrator),
  tag("Quotes", "Drivers ask fitters for prices, fitters answer.", quotes),
  tag("Bookings", "Free slots, holds and appointments.", bookings),
  tag("Discount clubs", "Fitters' and the platform's clubs, and their moderation.", { ...clubs, ...clubLookups }),
  tag("Vouchers", "Discounts that clubs have issued, and redeeming them.", { ...vouchers, ...tills }),
  tag("Voucher statistics", "What happens to the vouchers of clubs, in figures.", voucherUsage),
  tag("Welcome reviews", "Welcome vouchers that are checked before they are given, and appeals.", welcomeReviews),
  tag("Groups of fitters", "Chains and circles whose members honour each other's vouchers.", groups),
  tag("Oddities", "What happened more often at tills and clubs than at a busy counter.", oddities),
  tag("Deals", "What fitters offer their drivers for a time.", deals),
  tag("Sign-up offer", "What new drivers are offered, and who changed it.", offers),
  tag("Fitters", "Companies, as drivers and administrators see them.", members),
  tag("Fitters' teams", "Company sign-up, invitations and users.", memberUsers),
  tag("Embedding", "Sign-up pages inside fitters' own websites.", frames),
  tag("Users", "User accounts, for administrators.", users),
  tag("Acting as a user", "Administrators seeing what a user sees, on the record.", impersonation),
  tag("Switching devices", "Continue on another device.", handover),
  tag("Data complaints", "Complaints about personal data.", complaints),
  tag("Platform", "Settings, uploads, files, notifications and live updates.", platform),
];

export const webhookTag = tag("Webhooks", "What the service sends to your server, by Standard Webhooks.", {});

export const measurementTags: readonly Tag[] = [
  tag("Sessions and results", "What an integrator's server and pages need. The SDK makes these calls for you.", sdk),
  tag("Scanner", "What the web scanner does with a session's own token.", scanner),
  tag("Review", "For keys that may judge photos.", review),
  webhookTag,
];
