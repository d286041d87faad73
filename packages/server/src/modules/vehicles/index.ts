export { dataOf, eraseConsumer } from "./erase.ts";
export { noteMileage } from "./edit.ts";
export { vehicleHandlers } from "./handlers.ts";
export { vehicleFor, vehicleSeenBy, type VehicleRow } from "./rows.ts";
export { storeVehicle } from "./save.ts";
export { vehicles } from "./table.ts";
export { tyreAt } from "./tyre-at.ts";
export { vehicleRef, vehicleRefs, type TyreState, type TyreStatesOf } from "./view.ts";
