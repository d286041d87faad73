export { scanReportHandlers } from "./handlers.ts";
export { scanReportJobs } from "./jobs.ts";
export { dataOf, eraseConsumer } from "./links.ts";
export { reportAttachment } from "./mail.ts";
