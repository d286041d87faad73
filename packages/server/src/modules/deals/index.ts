export { dealHandlers } from "./handlers.ts";
