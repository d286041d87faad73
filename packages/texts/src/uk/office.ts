import type { office as english } from "../en/office.ts";
import type { Translation } from "../types.ts";
import { officeBookings } from "./office-bookings.ts";
import { officeHome } from "./office-home.ts";
import { officeQuotes } from "./office-quotes.ts";
import { officeVouchers } from "./office-vouchers.ts";

export const office: Translation<typeof english> = {
  ...officeBookings,
  ...officeHome,
  ...officeQuotes,
  ...officeVouchers,
};
