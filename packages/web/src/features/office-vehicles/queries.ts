import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type AllVehiclesBody = InputOf<Catalog["getVehicleList"]>["body"];
export type TheirVehiclesBody = InputOf<Catalog["memberGetVehicles"]>["body"];
export type TheirScansBody = InputOf<Catalog["memberGetScansListByConsumerId"]>["body"];
export type TheirScan = ReplyOf<Catalog["memberGetScansListByConsumerId"]>["list"][number];
export type Figures = ReplyOf<Catalog["getVehicleStatList"]>;
export type TyreChecks = ReplyOf<Catalog["getVehicleStatTyreChecks"]>;

export const useAllVehicles = (body: AllVehiclesBody) => useCall("getVehicleList", { body }, { keepPrevious: true });
export const useTheirVehicles = (body: TheirVehiclesBody) =>
  useCall("memberGetVehicles", { body }, { keepPrevious: true });
export const useTheirScans = (consumerId: number, body: TheirScansBody) =>
  useCall("memberGetScansListByConsumerId", { params: { id: String(consumerId) }, body }, { keepPrevious: true });
export const useAllFigures = () => useCall("getVehicleStatList", {});
export const useOwnFigures = () => useCall("memberGetVehicleStatList", {});
export const useTyreChecks = (by: TyreChecks["by"]) =>
  useCall("getVehicleStatTyreChecks", { query: { by } }, { keepPrevious: true });

/** As many cars as a driver has at most on their own page. */
const mostCars = 100;

/** A driver's cars, and how many there are. */
export const useDriverCars = (consumerId: number) =>
  useTheirVehicles({ per_page: mostCars, filters: { consumer_id: consumerId } });
