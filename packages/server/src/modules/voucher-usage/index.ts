export { voucherUsageJobs } from "./add-counts.ts";
export { voucherUsageHandlers } from "./handlers.ts";
