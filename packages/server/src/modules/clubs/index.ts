export { clubDiscounts, clubs } from "./table.ts";
