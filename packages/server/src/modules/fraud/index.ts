export { earnWelcome, earnWelcomes, withdrawEarnings } from "./earn.ts";
export { dataOf, eraseConsumer } from "./erase.ts";
export { fraudHandlers } from "./handlers.ts";
export { fraudJobs } from "./jobs.ts";
export { welcomeReviews } from "./table.ts";
