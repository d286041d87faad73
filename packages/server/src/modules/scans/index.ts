export { dataOf, eraseConsumer } from "./erase.ts";
export { handInScan } from "./create.ts";
export { scanHandlers } from "./handlers.ts";
export { completeScan, declineScan } from "./review.ts";
export { scans } from "./table.ts";
export { scanRowsOfVehicle, tyreStatesOf } from "./tyre-states.ts";
