export { reportJobs } from "./counted.ts";
export { reportHandlers } from "./handlers.ts";
