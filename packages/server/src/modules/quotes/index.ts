export { quotes } from "./table.ts";
