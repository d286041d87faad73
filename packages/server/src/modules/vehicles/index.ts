export { dataOf, eraseConsumer } from "./erase.ts";
export { vehicleHandlers } from "./handlers.ts";
export { noteMileage } from "./mileage.ts";
export { vehicleJobs } from "./jobs.ts";
export { vehicleFor, vehicleSeenBy, type VehicleRow } from "./rows.ts";
export { storeVehicle } from "./save.ts";
export { vehicleDrivers, vehicles } from "./table.ts";
export { tyreAt } from "./tyre-at.ts";
export { vehicleRef, type TyreFittings, type TyreScan, type TyreStates } from "./view.ts";
