export { memberFigures } from "./figures.ts";
export { platformHandlers } from "./handlers.ts";
