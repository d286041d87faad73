export { handInScan } from "./create.ts";
export type { ScanDeps } from "./deps.ts";
export { scanHandlers } from "./handlers.ts";
export { completeScan, declineScan } from "./review.ts";
export { scanMachine } from "./states.ts";
export { scans } from "./table.ts";
export { scanRowsOfVehicle, tyreStatesOf } from "./tyre-states.ts";
export { scanRows, type ScanListRow } from "./view.ts";
