import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";

export type Vehicle = ReplyOf<Catalog["allUserVehicles"]>["list"][number];
/** A car as its driver’s fitter sees it. */
export type MemberVehicle = ReplyOf<Catalog["memberGetVehicles"]>["list"][number];
export type VehicleRef = Pick<Vehicle, "id" | "number" | "brand" | "model">;
export type VehicleRequest = ReplyOf<Catalog["getVehicleRequests"]>["to_answer"][number];
export type VehicleHistory = ReplyOf<Catalog["getVehicleHistory"]>;
export type MotTest = VehicleHistory["tests"][number];
export type MotRemark = MotTest["remarks"][number];
export type VehicleBody = InputOf<Catalog["updateOrCreateVehicle"]>["body"];
export type RegisterEntry = ReplyOf<Catalog["getVehicleData"]>;

/** What an earlier page has stored as such; the server checks the rest. */
export const isVehicleBody = (value: unknown): value is VehicleBody =>
  typeof value === "object" && value !== null && "number" in value && typeof value.number === "string";
