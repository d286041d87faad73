export { freeVouchers, reserveVouchers, useReservedVouchers, vouchersPerRequest } from "./reserve.ts";
export { voucherMachine } from "./states.ts";
export { vouchers } from "./table.ts";
