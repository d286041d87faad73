export { dataOf, eraseConsumer } from "./erase.ts";
export { vehicleHandlers } from "./handlers.ts";
export { noteMileage } from "./mileage.ts";
export { vehicleJobs } from "./refresh.ts";
export { vehicleFor, vehicleSeenBy, type VehicleRow } from "./rows.ts";
export { storeVehicle } from "./save.ts";
export { vehicles } from "./table.ts";
export { tyreAt } from "./tyre-at.ts";
export { vehicleRef, type TyreFittings, type TyreScan, type TyreStates } from "./view.ts";
