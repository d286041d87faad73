import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { formatTyreSize, lastDayOf, londonDay, parseTyreSize } from "@treadclub/rules";
import type { VehicleRow } from "./rows.ts";

type Body = Omit<ParsedOf<Catalog["editVehicle"]>["body"], "version">;
export type VehicleFields = Omit<
  VehicleRow,
  | "id"
  | "consumerId"
  | "number"
  | "source"
  | "motAnnualMileage"
  | "motCheckedAt"
  | "motAskAt"
  | "createdAt"
  | "removedAt"
  | "version"
>;

/**
 * What a driver wrote, as it is stored: sizes in their canonical form without ratings, which have fields of their own.
 * A rear fitment that is no other than the front one is left out. Errors: VALIDATION_FAILED for a year to come and for
 * days too far ahead.
 */
export function vehicleFields(ctx: Pick<ReadCtx, "now" | "fail">, body: Body): VehicleFields {
  if (body.year !== null && body.year > ctx.now.getUTCFullYear() + 1)
    throw ctx.fail("VALIDATION_FAILED", { fields: { year: "too_large" } });
  checkDays(ctx, body);
  const front = fitment(body.tyre_size, body.load_rating, body.speed_rating);
  const behind = fitment(body.rear_tyre_size, body.rear_load_rating, body.rear_speed_rating);
  const isStaggered = behind.size !== "" && behind.size !== front.size;
  const rear = isStaggered ? behind : { size: "", load: "", speed: "" };
  return {
    brand: body.brand,
    model: body.model,
    colour: body.colour,
    fuel: body.fuel,
    engineSize: body.engine_size,
    year: body.year,
    lastMotOn: body.last_mot_on,
    motDueOn: body.mot_due_on,
    nextServiceOn: body.next_service_on,
    motReminder: body.mot_reminder,
    mileage: body.mileage,
    averageAnnualMileage: body.average_annual_mileage,
    tyreSize: front.size,
    loadRating: front.load,
    speedRating: front.speed,
    rearTyreSize: rear.size,
    rearLoadRating: rear.load,
    rearSpeedRating: rear.speed,
  };
}

const dayHorizons = { last_mot_on: "lastMot", mot_due_on: "motDue", next_service_on: "nextService" } as const;

function checkDays(ctx: Pick<ReadCtx, "now" | "fail">, body: Body): void {
  const today = londonDay(ctx.now);
  for (const name of ["last_mot_on", "mot_due_on", "next_service_on"] as const) {
    const day = body[name];
    if (day !== null && day > lastDayOf(dayHorizons[name], today))
      throw ctx.fail("VALIDATION_FAILED", { fields: { [name]: "date_far" } });
  }
}

/** A rating that stands in the size counts where its own field is empty. */
function fitment(text: string, load: string, speed: string): { size: string; load: string; speed: string } {
  const reading = parseTyreSize(text);
  if (!reading.ok) return { size: "", load: "", speed: "" };
  const { loadIndex, loadIndexDual, speed: symbol, aboveSpeed: _, ...size } = reading.size;
  const written = [loadIndex, loadIndexDual].filter((index) => index !== undefined).join("/");
  return {
    size: formatTyreSize(size),
    load: load === "" ? written : load,
    speed: (speed === "" ? (symbol ?? "") : speed).toUpperCase(),
  };
}
