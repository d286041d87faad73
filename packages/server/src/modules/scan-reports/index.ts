export { scanReportHandlers } from "./handlers.ts";
