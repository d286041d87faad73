import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { openAllVehicles } from "./all-vehicles.ts";
import type { VehicleDeps } from "./deps.ts";
import { answerRequest, endShare, withdrawRequest } from "./answer.ts";
import { askForVehicle } from "./ask.ts";
import { editVehicle, removeVehicle } from "./edit.ts";
import { vehicleHistory } from "./history.ts";
import { isNumberFree, vehiclesOf } from "./list.ts";
import { lookUpVehicle } from "./look-up.ts";
import { addVehicleFromNumber, openMemberVehicles } from "./member-vehicles.ts";
import { vehicleRequestsOf } from "./requests.ts";
import { saveVehicle } from "./save.ts";
import { openVehicleViews } from "./view.ts";

type Names =
  | "getVehicleData"
  | "checkedVehicleByNumber"
  | "updateOrCreateVehicle"
  | "allUserVehicles"
  | "getVehicleHistory"
  | "makeOwner"
  | "getVehicleRequests"
  | "answerVehicleRequest"
  | "withdrawVehicleRequest"
  | "endVehicleShare"
  | "editVehicle"
  | "deleteVehicle"
  | "getVehicleList"
  | "memberGetVehicles"
  | "memberCreateVehicleFromNumber";

export function vehicleHandlers(deps: VehicleDeps): Pick<Handlers<Catalog>, Names> {
  const views = openVehicleViews(deps);
  const allVehicles = openAllVehicles(views);
  const memberVehicles = openMemberVehicles(views);
  return {
    getVehicleData: (ctx, { params }) => lookUpVehicle(ctx, deps.register, params.number),
    checkedVehicleByNumber: async (ctx, { body }) => ({ free: await isNumberFree(ctx.db, body.number) }),
    updateOrCreateVehicle: (ctx, { body }) => saveVehicle(ctx, { ...deps, views }, body),
    allUserVehicles: (ctx, { params }) => vehiclesOf(ctx, views, params.id),
    getVehicleHistory: (ctx, { params }) => vehicleHistory(ctx, params.id),
    editVehicle: (ctx, { params, body }) => editVehicle(ctx, views, params.id, body),
    getVehicleList: (ctx, { body }) => allVehicles(ctx, body),
    memberGetVehicles: (ctx, { body }) => memberVehicles(ctx, body),
    memberCreateVehicleFromNumber: (ctx, { body }) => addVehicleFromNumber(ctx, { ...deps, views }, body),
    makeOwner: (ctx, { body }) => askForVehicle(ctx, body),
    getVehicleRequests: (ctx, { params }) => vehicleRequestsOf(ctx, params.id),
    answerVehicleRequest: async (ctx, { params, body }) => {
      await answerRequest(ctx, deps, params.id, body.answer);
      return { done: true };
    },
    withdrawVehicleRequest: async (ctx, { params }) => {
      await withdrawRequest(ctx, params.id);
      return { done: true };
    },
    endVehicleShare: async (ctx, { body }) => {
      await endShare(ctx, body.vehicle_id, body.driver_id);
      return { done: true };
    },
    deleteVehicle: async (ctx, { params }) => {
      await removeVehicle(ctx, deps, params.id);
      return { done: true };
    },
  };
}
