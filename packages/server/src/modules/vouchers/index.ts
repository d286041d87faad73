export { dataOf, eraseConsumer } from "./erase.ts";
export { voucherJobs } from "./expire.ts";
export { voucherHandlers } from "./handlers.ts";
export { issueWelcome, withdrawWelcome } from "./issue.ts";
export { joinByCode } from "./join.ts";
export { freeVouchers, reserveVouchers, useReservedVouchers } from "./reserve.ts";
export { vouchersOfRequests, type VoucherRow } from "./rows.ts";
export { vouchers } from "./table.ts";
export { voucherViews, type VoucherDeps } from "./view.ts";
