export { dataOf } from "./data.ts";
export { complaintHandlers } from "./handlers.ts";
export { complaintJobs } from "./jobs.ts";
