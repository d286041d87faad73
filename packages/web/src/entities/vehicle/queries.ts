import { useAction, useCall } from "#kit/queries.ts";
import type { Vehicle } from "./vehicle-types.ts";

/** A driver's cars with the last known state of each tyre. */
export const useVehicles = (consumerId: number) => useCall("allUserVehicles", { params: { id: String(consumerId) } });

const changed = ["allUserVehicles", "getVehicleData", "consumerGetScanById"] as const;

export const useAddVehicle = (onDone?: (vehicle: Vehicle) => void) =>
  useAction("updateOrCreateVehicle", { invalidates: changed, ...(onDone && { onDone }) });
export const useEditVehicle = () => useAction("editVehicle", { invalidates: changed });
export const useDeleteVehicle = () => useAction("deleteVehicle", { invalidates: changed });
