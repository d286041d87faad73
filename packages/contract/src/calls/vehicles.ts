import { z } from "zod";
import {
  chosenDay,
  day,
  done,
  id,
  idParams,
  line,
  mileage,
  optionalLine,
  plate,
  singleLine,
  tyreSize,
  version,
} from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { vehicleHistory, vehicleRequest, vehicleView } from "../views/vehicles.ts";

/** What the register knows of a registration; `found: false` means: type it in. */
export const registerEntry = z.object({
  found: z.boolean(),
  number: z.string(),
  brand: z.string(),
  model: z.string(),
  colour: z.string(),
  fuel: z.string(),
  engine_size: z.string(),
  year: z.int().nullable(),
  last_mot_on: day.nullable(),
  mot_due_on: day.nullable(),
  mileage: z.int().nullable(),
  tyres: z.array(
    z.object({
      tyre_size: z.string(),
      load_rating: z.string(),
      speed_rating: z.string(),
      rear_tyre_size: z.string(),
      rear_load_rating: z.string(),
      rear_speed_rating: z.string(),
    }),
  ),
  hints: z.array(z.string()),
});

const load = singleLine.max(8).default("");
const vehicleBody = {
  brand: line,
  model: optionalLine.default(""),
  colour: optionalLine.default(""),
  fuel: optionalLine.default(""),
  engine_size: optionalLine.default(""),
  year: z.int().min(1900).max(2100).nullable().default(null),
  mileage: mileage.nullable().default(null),
  average_annual_mileage: mileage.nullable().default(null),
  last_mot_on: chosenDay.nullable().default(null),
  mot_due_on: chosenDay.nullable().default(null),
  next_service_on: chosenDay.nullable().default(null),
  mot_reminder: z.boolean().default(true),
  tyre_size: tyreSize,
  load_rating: load,
  speed_rating: load,
  rear_tyre_size: z.union([z.literal(""), tyreSize]).default(""),
  rear_load_rating: load,
  rear_speed_rating: load,
};

export const getVehicleData = endpoint({
  method: "GET",
  path: "get_vehicle_data/{number}",
  access: "public",
  effect: "outside",
  limit: "lookUp",
  shows: [],
  description: "Looks up a registration in the vehicle register.",
  params: z.strictObject({ number: plate }),
  reply: registerEntry,
  errors: ["UPSTREAM_UNAVAILABLE", "QUOTA_EXCEEDED"],
});

export const checkedVehicleByNumber = endpoint({
  method: "POST",
  path: "checked_vehicle_by_number",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["vehicle"],
  description: "Checks whether a registration can be added. Says nothing about the owner.",
  body: z.strictObject({ number: plate }),
  reply: z.object({ free: z.boolean() }),
  errors: [],
});

export const updateOrCreateVehicle = endpoint({
  method: "POST",
  path: "consumers/update_or_create_vehicle",
  access: "consumer",
  effect: "outside",
  limit: "lookUp",
  changes: ["vehicle"],
  description:
    "Adds a vehicle by its registration, or updates it. What the register knows is stored as from the register.",
  body: z.strictObject({ number: plate, ...vehicleBody }),
  reply: vehicleView,
  errors: ["VEHICLE_ALREADY_REGISTERED", "NOT_FOUND"],
});

export const allUserVehicles = endpoint({
  method: "GET",
  path: "consumers/all_user_vehicles/{id}",
  access: "consumer",
  effect: "read",
  shows: ["vehicle", "scan", "booking"],
  description: "Lists a driver's vehicles with the last known state of each tyre.",
  params: idParams,
  reply: z.object({ list: z.array(vehicleView), total_count: z.int() }),
  errors: ["NOT_FOUND"],
});

export const getVehicleHistory = endpoint({
  method: "GET",
  path: "consumers/get_vehicle_history/{id}",
  access: "consumer",
  effect: "read",
  shows: ["vehicle"],
  description:
    "Lists the MOT tests of a vehicle, newest first, with the mileage read and what the tester wrote about each tyre.",
  params: idParams,
  reply: vehicleHistory,
  errors: ["NOT_FOUND"],
});

export const editVehicle = endpoint({
  method: "PUT",
  path: "consumers/edit_vehicle/{id}",
  access: "consumer",
  effect: "write",
  changes: ["vehicle"],
  description: "Edits a vehicle.",
  params: idParams,
  body: z.strictObject({ ...vehicleBody, version }),
  reply: vehicleView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const deleteVehicle = endpoint({
  method: "DELETE",
  path: "consumers/delete_vehicle/{id}",
  access: "consumer",
  effect: "write",
  changes: ["vehicle", "vehicle_request"],
  description: "Removes a vehicle. Not possible while quotes or bookings are open.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const makeOwner = endpoint({
  method: "POST",
  path: "members/make_owner",
  access: "consumer",
  effect: "write",
  limit: "lookUp",
  changes: ["vehicle", "vehicle_request"],
  description:
    "Asks whoever has a vehicle to hand it over or to share it. `user_id` is the signed-in driver's own. Nobody learns who has it. Without an answer for 14 days, a vehicle that was not used since is handed over; sharing needs a yes.",
  body: z.strictObject({ number: plate, user_id: id, wish: z.enum(["owner", "share"]).default("owner") }),
  reply: vehicleRequest,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const getVehicleRequests = endpoint({
  method: "GET",
  path: "consumers/get_vehicle_requests/{id}",
  access: "consumer",
  effect: "read",
  shows: ["vehicle", "vehicle_request"],
  description: "Lists the questions about vehicles that wait for a driver's answer, and those that the driver asked.",
  params: idParams,
  reply: z.object({ to_answer: z.array(vehicleRequest), asked: z.array(vehicleRequest) }),
  errors: ["NOT_FOUND"],
});

export const answerVehicleRequest = endpoint({
  method: "POST",
  path: "consumers/answer_vehicle_request/{id}",
  access: "consumer",
  effect: "write",
  changes: ["vehicle", "vehicle_request"],
  description: "Hands one's vehicle over to whoever asked, shares it with them, or declines.",
  params: idParams,
  body: z.strictObject({ answer: z.enum(["hand_over", "share", "decline"]) }),
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const withdrawVehicleRequest = endpoint({
  method: "POST",
  path: "consumers/withdraw_vehicle_request/{id}",
  access: "consumer",
  effect: "write",
  changes: ["vehicle", "vehicle_request"],
  description: "Takes one's own question for a vehicle back.",
  params: idParams,
  body: z.strictObject({}),
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const endVehicleShare = endpoint({
  method: "POST",
  path: "consumers/end_vehicle_share",
  access: "consumer",
  effect: "write",
  changes: ["vehicle", "vehicle_request"],
  description: "Ends that another driver shares one's vehicle. Their scans stay theirs.",
  body: z.strictObject({ vehicle_id: id, driver_id: id }),
  reply: done,
  errors: ["NOT_FOUND"],
});
