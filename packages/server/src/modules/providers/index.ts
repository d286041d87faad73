export { providerHandlers } from "./handlers.ts";
export { linkWhenIn } from "./link.ts";
