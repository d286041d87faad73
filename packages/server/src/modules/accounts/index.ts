export { confirmNewAddress } from "./confirm-email.ts";
export type { DataPart } from "./deps.ts";
export { accountHandlers } from "./handlers.ts";
export { accountJobs } from "./jobs.ts";
