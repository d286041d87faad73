export type { OrderDeps } from "./deps.ts";
export { dataOf, eraseConsumer } from "./erase.ts";
export { followEvent } from "./events.ts";
export { orderHandlers } from "./handlers.ts";
export { orderJobs } from "./jobs.ts";
