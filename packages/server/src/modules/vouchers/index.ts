export { freeVouchers, reserveVouchers, useReservedVouchers, vouchersPerRequest } from "./reserve.ts";
export { vouchersOfRequests, type VoucherRow } from "./rows.ts";
export { voucherMachine } from "./states.ts";
export { vouchers } from "./table.ts";
export { type BookedRequests } from "./till.ts";
export { voucherViews, type VoucherDeps, type VoucherView } from "./view.ts";
