export { dayWords } from "./day-words.ts";
export { dataOf, eraseConsumer } from "./erase.ts";
export { welcomeConsumer, welcomeMembers } from "./greetings.ts";
export { messageHandlers } from "./handlers.ts";
export { messageJobs } from "./jobs.ts";
export { mailOwners, mailTo, mailUsers } from "./mail.ts";
export { adminIds, notify, notifyAdmins, notifyConsumer, notifyMember, type Note } from "./notify.ts";
export { notifications } from "./table.ts";
