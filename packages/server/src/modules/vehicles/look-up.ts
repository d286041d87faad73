import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { AppError } from "@treadclub/kit/errors";
import { plateHints } from "@treadclub/rules";
import type { RegisterEntry, VehicleRegister } from "#adapters/vehicle-register/port";

export type RegisterView = ReplyOf<Catalog["getVehicleData"]>;

/** What the register knows of a number; where it knows nothing, other readings of the plate. Errors: those of the register. */
export async function lookUpVehicle(
  ctx: Pick<ReadCtx, "now">,
  register: VehicleRegister,
  number: string,
): Promise<RegisterView> {
  const entry = await register.lookUp(number, ctx.now);
  return {
    found: entry !== null,
    number,
    brand: entry?.brand ?? "",
    model: entry?.model ?? "",
    colour: entry?.colour ?? "",
    fuel: entry?.fuel ?? "",
    engine_size: entry?.engineSize ?? "",
    year: entry?.year ?? null,
    last_mot_on: entry?.lastMotOn ?? null,
    mot_due_on: entry?.motDueOn ?? null,
    mileage: entry?.mileage ?? null,
    tyres: (entry?.tyres ?? []).map((tyre) => ({
      tyre_size: tyre.tyreSize,
      load_rating: tyre.loadRating,
      speed_rating: tyre.speedRating,
      rear_tyre_size: tyre.rearTyreSize,
      rear_load_rating: tyre.rearLoadRating,
      rear_speed_rating: tyre.rearSpeedRating,
    })),
    hints: entry === null ? plateHints(number) : [],
  };
}

/** The same for a vehicle that is being added: a register that is out keeps nobody from typing a vehicle in. */
export async function knownToRegister(
  ctx: Pick<ReadCtx, "now" | "log">,
  register: VehicleRegister,
  number: string,
): Promise<RegisterEntry | null> {
  try {
    return await register.lookUp(number, ctx.now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "VALIDATION_FAILED") throw error;
    ctx.log.warn({ code: error.code }, "vehicle register");
    return null;
  }
}
