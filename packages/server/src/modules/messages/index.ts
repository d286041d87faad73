export { dataOf, eraseConsumer } from "./erase.ts";
export { welcomeConsumer, welcomeMembers } from "./greetings.ts";
export { messageHandlers } from "./handlers.ts";
export { messageJobs } from "./jobs.ts";
export { mailTo, mailUsers } from "./mail.ts";
export { adminIds, notify, notifyAdmins, notifyConsumer, notifyMember } from "./notify.ts";
export { notifications } from "./table.ts";
