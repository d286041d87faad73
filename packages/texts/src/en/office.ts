import type { Area } from "../types.ts";
import { officeBookings } from "./office-bookings.ts";
import { officeHome } from "./office-home.ts";
import { officeQuotes } from "./office-quotes.ts";
import { officeVouchers } from "./office-vouchers.ts";

export const office = {
  ...officeBookings,
  ...officeHome,
  ...officeQuotes,
  ...officeVouchers,
} as const satisfies Area;
