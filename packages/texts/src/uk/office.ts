import type { office as english } from "../en/office.ts";
import type { Translation } from "../types.ts";
import { officeHome } from "./office-home.ts";
import { officeVouchers } from "./office-vouchers.ts";

export const office: Translation<typeof english> = {
  ...officeHome,
  ...officeVouchers,
};
