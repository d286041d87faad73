export { eraseConsumer } from "./erase.ts";
export { impersonationHandlers } from "./handlers.ts";
export { impersonationJobs } from "./jobs.ts";
export { noteActing } from "./note.ts";
export { impersonationsOf } from "./who-looked.ts";
