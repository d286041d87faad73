export { addMeasured, beginMeasured } from "./begin-measured.ts";
export { dataOf, eraseConsumer } from "./erase.ts";
export { handInScan } from "./create.ts";
export { treadOf } from "./hand-in.ts";
export { scanJoins, scanListRow, scanRowFields } from "./fields.ts";
export { scanJobs } from "./escalate.ts";
export { scanHandlers } from "./handlers.ts";
export {
  abandonScans,
  askReviewer,
  completeByEngine,
  failScan,
  leaveSession,
  measuredScans,
  moveToTyre,
  noteMeasurement,
  photosArrived,
  type MachineReading,
} from "./measured.ts";
export { rewardView } from "./reward-fields.ts";
export { scanSightOf } from "./policy.ts";
export { reportedScan, type ReportedScan } from "./reported.ts";
export { completeScan, declineScan } from "./review.ts";
export { routeOf, routeOfMember, type Route } from "./routing.ts";
export type { PlatedScan, ScanRow } from "./rows.ts";
export { scanPhotos, scans } from "./table.ts";
export { syncMeasurementJob } from "./publish.ts";
export { isScannedSince, newestResults, tyreStates } from "./tyre-states.ts";
