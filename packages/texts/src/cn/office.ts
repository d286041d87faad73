import type { office as english } from "../en/office.ts";
import type { Translation } from "../types.ts";
import { officeAct } from "./office/act.ts";
import { officeBookings } from "./office/bookings.ts";
import { officeClubBudget } from "./office/club-budget.ts";
import { officeClubs } from "./office/clubs.ts";
import { officeAdminHome } from "./office/admin-home.ts";
import { officeReviewQueue } from "./office/review-queue.ts";
import { officeHome } from "./office/home.ts";
import { officeQuotes } from "./office/quotes.ts";
import { officeClubLookups } from "./office/club-lookups.ts";
import { officeRewards } from "./office/rewards.ts";
import { officeVouchers } from "./office/vouchers.ts";
import { officeUsers } from "./office/users.ts";
import { officeComplaints } from "./office/complaints.ts";
import { officeMeasurements } from "./office/measurements.ts";
import { officeLists } from "./office/lists.ts";
import { officeOrders } from "./office/orders.ts";
import { officePeople } from "./office/people.ts";
import { officeRecord } from "./office/record.ts";
import { officeGroups } from "./office/groups.ts";
import { officeDeals } from "./office/deals.ts";
import { officeOffer } from "./office/offer.ts";
import { officePieces } from "./office/pieces.ts";

export const office: Translation<typeof english> = {
  ...officeAct,
  ...officeLists,
  ...officePeople,
  ...officeRecord,
  ...officePieces,
  ...officeMeasurements,
  ...officeComplaints,
  ...officeOrders,
  ...officeUsers,
  ...officeBookings,
  ...officeClubs,
  ...officeClubBudget,
  ...officeAdminHome,
  ...officeReviewQueue,
  ...officeHome,
  ...officeQuotes,
  ...officeClubLookups,
  ...officeRewards,
  ...officeVouchers,
  ...officeDeals,
  ...officeGroups,
  ...officeOffer,
};
