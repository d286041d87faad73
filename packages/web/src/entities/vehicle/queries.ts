import { useAction, useCall } from "#kit/queries.ts";
import type { Vehicle } from "./vehicle-types.ts";

/** A driver's cars with the last known state of each tyre. */
export const useVehicles = (consumerId: number) => useCall("allUserVehicles", { params: { id: String(consumerId) } });

/** What the register says of the MOT tests of a car. */
export const useVehicleHistory = (vehicleId: number) =>
  useCall("getVehicleHistory", { params: { id: String(vehicleId) } });

export const useAddVehicle = (onDone?: (vehicle: Vehicle) => void) =>
  useAction("updateOrCreateVehicle", onDone && { onDone });
export const useEditVehicle = () => useAction("editVehicle");
export const useDeleteVehicle = () => useAction("deleteVehicle");
