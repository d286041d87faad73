import { z } from "zod";
import { id, optionalLine, plate, singleLine, tyreSize } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { personRef } from "../views/people.ts";
import { vehicleView } from "../views/vehicles.ts";

const load = singleLine.max(8).default("");

export const memberGetVehicles = endpoint({
  method: "POST",
  path: "members/get_vehicles",
  access: "member",
  effect: "read",
  shows: ["vehicle", "scan", "booking", "consumer"],
  description: "Lists the vehicles of the fitter's drivers with the last known state of each tyre.",
  body: listBody(["number"], { vehicle_id: id, consumer_id: id }),
  reply: listReply(vehicleView.extend({ consumer: personRef.pick({ id: true, name: true }) })),
  errors: [],
});

export const memberCreateVehicleFromNumber = endpoint({
  method: "POST",
  path: "members/create_vehicle_from_number",
  access: "member",
  effect: "outside",
  limit: "lookUp",
  changes: ["vehicle"],
  description:
    "Adds a vehicle of one of the fitter's drivers by its registration. What the register knows needs no typing; without it, `brand` and `tyre_size` are required. A vehicle the driver has already stays as it is.",
  body: z.strictObject({
    consumer_id: id,
    number: plate,
    brand: optionalLine.default(""),
    model: optionalLine.default(""),
    tyre_size: z.union([z.literal(""), tyreSize]).default(""),
    load_rating: load,
    speed_rating: load,
    rear_tyre_size: z.union([z.literal(""), tyreSize]).default(""),
    rear_load_rating: load,
    rear_speed_rating: load,
  }),
  reply: vehicleView,
  errors: ["NOT_FOUND", "VEHICLE_ALREADY_REGISTERED"],
});
