export { integratorHandlers } from "./handlers.ts";
export { integratorJobs, suspendKeysOf } from "./jobs.ts";
