export { vehicles } from "./table.ts";
