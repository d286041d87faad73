export { mailUsers, type MailName, type MailValues } from "./mail.ts";
export { notify, notifyAdmins, notifyConsumer, notifyMember, type Note, type NoteTo } from "./notify.ts";
export { notificationMachine } from "./states.ts";
export { notifications } from "./table.ts";
