export { handoverHandlers } from "./handlers.ts";
