import { z } from "zod";
import { day, id, instant, singleLine } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { personRef } from "../views/people.ts";
import { vehicleView } from "../views/vehicles.ts";

/** Where a car's MOT is: over, due within 28 days, good for longer, or not known. */
const motStatus = z.enum(["overdue", "due_soon", "ok", "unknown"]);

/** What the worst tyre of a car says; `unknown` where none was read. */
const tyreLook = z.enum(["change_tyre", "recommended_change", "fine", "unknown"]);

export const getVehicleList = endpoint({
  method: "POST",
  path: "admins/get_vehicle_list",
  access: "admin",
  effect: "read",
  shows: ["vehicle", "scan", "consumer"],
  description:
    "Lists every driver's vehicles, newest first. Searches by registration, however it is spaced, and by owner.",
  body: listBody(["created_at", "number", "mot_due_on"], {
    consumer_id: id,
    brand: singleLine.max(60),
    mot: motStatus,
    source: z.enum(["register", "typed"]),
  }),
  reply: listReply(vehicleView.extend({ created_at: instant, consumer: personRef.pick({ id: true, name: true }) })),
  errors: [],
});

const count = z.int().min(0);

/** Vehicles in figures. */
const vehicleFigures = z.object({
  /** When they were counted. */
  counted_at: instant,
  vehicles: count,
  drivers: count,
  /** The last twelve months, London time, oldest first; the last one runs. */
  added: z.array(z.object({ from_day: day, count })),
  /** The ten most frequent, most of them first. */
  makes: z.array(z.object({ make: z.string(), count })),
  other_makes: count,
  tyres: z.array(z.object({ look: tyreLook, count })),
  mot: z.array(z.object({ status: motStatus, count })),
  /** By 20,000 miles; `to` is null in the last one. */
  mileage: z.array(z.object({ from: z.int(), to: z.int().nullable(), count })),
  mileage_unknown: count,
  /** Of the cars where it is known; null where it is of none. */
  average_annual_mileage: z.int().nullable(),
});

const statCall = {
  method: "GET",
  effect: "read",
  shows: ["vehicle", "scan", "booking", "consumer"],
  reply: vehicleFigures,
  errors: [],
} as const;

export const getVehicleStatList = endpoint({
  ...statCall,
  path: "admins/get_vehicle_stat_list",
  access: "admin",
  description:
    "Counts all vehicles by month added, make, worst tyre, MOT and mileage, as of the last quarter of an hour.",
});

export const memberGetVehicleStatList = endpoint({
  ...statCall,
  path: "members/get_vehicle_stat_list",
  access: "member",
  description: "Counts the vehicles of the fitter's drivers by month added, make, worst tyre, MOT and mileage.",
});

export const getVehicleStatTyreChecks = endpoint({
  method: "GET",
  path: "admins/get_vehicle_stat_tyre_checks",
  access: "admin",
  effect: "read",
  shows: ["scan"],
  description:
    "Counts the tyre checks of the last twelve months or weeks by kind and outcome. The figures are at most a quarter of an hour old. A check may have several outcomes.",
  query: z.strictObject({ by: z.enum(["month", "week"]).default("month") }),
  reply: z.object({
    counted_at: instant,
    by: z.enum(["month", "week"]),
    /** London time, oldest first; weeks begin on Mondays; the last period runs. */
    periods: z.array(
      z.object({
        from_day: day,
        checks: count,
        kinds: z.object({ tyre: count, sidewall: count, measurement: count }),
        outcomes: z.object({
          passed: count,
          recommended_change: count,
          change_tyre: count,
          pressure_check: count,
          wheel_alignment: count,
          /** Sidewalls that were read. */
          read: count,
          rejected: count,
          /** Not judged yet. */
          open: count,
        }),
      }),
    ),
  }),
  errors: [],
});
