export { userHandlers } from "./handlers.ts";
export type { UserDeps } from "./deps.ts";
