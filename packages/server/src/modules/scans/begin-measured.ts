import type { WriteCtx } from "@treadclub/kit/context";
import { begun, move } from "@treadclub/kit/states";
import type { TyrePosition } from "@treadclub/rules";
import { spendForScan } from "#modules/credits";
import { noteMileage, tyreAt, type VehicleRow } from "#modules/vehicles";
import { scanMachine } from "./states.ts";
import { scans } from "./table.ts";
import { tellScan } from "./tell.ts";

export interface MeasuredWish {
  readonly sessionId: number;
  readonly vehicle: VehicleRow;
  readonly positions: readonly TyrePosition[];
  readonly memberId: number | null;
  readonly clubId: number | null;
  readonly mileage: number | null;
  /** A fitter's own scans cost the driver nothing. */
  readonly isFree: boolean;
}

/** Begins a scan for each tyre that is going to be measured, and takes a credit for each. Errors: NO_SCANS_LEFT, which takes nothing. */
export async function beginMeasured(ctx: WriteCtx<"NO_SCANS_LEFT" | "STATE_CONFLICT">, wish: MeasuredWish) {
  const { vehicle, mileage } = wish;
  const rows = await ctx.db
    .insert(scans)
    .values(
      wish.positions.map((position) => ({
        type: "measurement" as const,
        consumerId: vehicle.consumerId,
        vehicleId: vehicle.id,
        memberId: wish.memberId,
        clubId: wish.clubId,
        position,
        mileage,
        tyreSize: tyreAt(vehicle, position),
        submittedAt: ctx.now,
        measurementSessionId: wish.sessionId,
        measurementStatus: "unknown" as const,
      })),
    )
    .returning();
  const ids = rows.map((row) => row.id);
  await begun(ctx, scanMachine, ids);
  if (!wish.isFree) for (const id of ids) await spendForScan(ctx, vehicle.consumerId, id);
  await move(ctx, scanMachine, ids, "measure");
  if (mileage !== null) await noteMileage(ctx, vehicle, mileage);
  for (const row of rows) {
    await ctx.audit(
      "begin measurement",
      { thing: "scan", id: row.id },
      { vehicle: vehicle.id, position: row.position },
    );
    await tellScan(ctx, row);
  }
}
