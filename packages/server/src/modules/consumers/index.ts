export { consumers } from "./table.ts";
