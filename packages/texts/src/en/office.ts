import type { Area } from "../types.ts";
import { officeHome } from "./office-home.ts";
import { officeVouchers } from "./office-vouchers.ts";

export const office = {
  ...officeHome,
  ...officeVouchers,
} as const satisfies Area;
