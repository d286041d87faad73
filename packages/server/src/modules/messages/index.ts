export { welcomeConsumer, welcomeMembers } from "./greetings.ts";
export { messageHandlers, type MessageDeps } from "./handlers.ts";
export { mailUsers, type MailName, type MailValues } from "./mail.ts";
export { adminIds, notify, notifyAdmins, notifyConsumer, notifyMember, type Note, type NoteTo } from "./notify.ts";
export { sendMessageJob } from "./send.ts";
export { notificationMachine } from "./states.ts";
export { notifications } from "./table.ts";
