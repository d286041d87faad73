import type { office as english } from "../en/office.ts";
import type { Translation } from "../types.ts";
import { officeBookings } from "./office/bookings.ts";
import { officeClubs } from "./office/clubs.ts";
import { officeDesk } from "./office/desk.ts";
import { officeHome } from "./office/home.ts";
import { officeQuotes } from "./office/quotes.ts";
import { officeVouchers } from "./office/vouchers.ts";

export const office: Translation<typeof english> = {
  ...officeBookings,
  ...officeClubs,
  ...officeDesk,
  ...officeHome,
  ...officeQuotes,
  ...officeVouchers,
};
