export { dataOf, eraseConsumer } from "./forget.ts";
export { measurementHandlers } from "./handlers.ts";
export { measurementJobs, sessionsChanged } from "./jobs.ts";
