import { useAction, useCall } from "#kit/queries.ts";
import type { Loading } from "#ui/Loaded.tsx";
import type { MemberVehicle, Vehicle } from "./vehicle-types.ts";

/** A driver's cars with the last known state of each tyre. */
export const useVehicles = (consumerId: number) => useCall("allUserVehicles", { params: { id: String(consumerId) } });

/** What the register says of the MOT tests of a car. */
export const useVehicleHistory = (vehicleId: number) =>
  useCall("getVehicleHistory", { params: { id: String(vehicleId) } });

/** What others ask about the driver's cars, and what the driver asks about other people's. */
export const useVehicleRequests = (consumerId: number) =>
  useCall("getVehicleRequests", { params: { id: String(consumerId) } });
export const useAskForVehicle = () => useAction("makeOwner");
export const useAnswerVehicleRequest = () => useAction("answerVehicleRequest");
export const useWithdrawVehicleRequest = () => useAction("withdrawVehicleRequest");
export const useEndVehicleShare = () => useAction("endVehicleShare");

export const useAddVehicle = (onDone?: (vehicle: Vehicle) => void) =>
  useAction("updateOrCreateVehicle", onDone && { onDone });
export const useEditVehicle = () => useAction("editVehicle");
export const useDeleteVehicle = () => useAction("deleteVehicle");

/** As many cars as a fitter carries along without a network. */
export const keptCars = 100;

/** The cars of a company's drivers, kept for scanning where there is no network. */
export const useMemberVehicles = (search = "") =>
  useCall("memberGetVehicles", { body: { per_page: keptCars, search } }, { keepPrevious: true });

/** One of them, asked for by itself where the list does not reach it. */
export function useMemberVehicle(vehicleId: number): Loading<{ readonly list: readonly MemberVehicle[] }> {
  const kept = useMemberVehicles();
  const isKept = kept.data === undefined || kept.data.list.some(({ id }) => id === vehicleId);
  const own = useCall("memberGetVehicles", { body: { filters: { vehicle_id: vehicleId } } }, { enabled: !isKept });
  const { data, error, isFetching, refetch } = isKept ? kept : own;
  return { data, error, isFetching, refetch };
}

export const useAddMemberVehicle = () => useAction("memberCreateVehicleFromNumber");
