export { integratorHandlers } from "./handlers.ts";
