import type { WriteCtx } from "@treadclub/kit/context";
import { begunBy, stateAfter } from "@treadclub/kit/states";
import type { TyrePosition } from "@treadclub/rules";
import { balanceOf, spendForScans, trySpendForScan } from "#modules/credits";
import { noteMileage, tyreAt, type VehicleRow } from "#modules/vehicles";
import { abandonScans } from "./measured.ts";
import type { ScanRow } from "./rows.ts";
import { scanMachine } from "./states.ts";
import { scans } from "./table.ts";
import { publishScan } from "./publish.ts";

export interface MeasuredInput {
  readonly sessionId: number;
  readonly vehicle: VehicleRow;
  readonly positions: readonly TyrePosition[];
  readonly memberId: number | null;
  readonly clubId: number | null;
  readonly mileage: number | null;
  /** The fitter who scans, which costs the driver nothing; null for the driver. */
  readonly scannedBy: number | null;
}

/** Begins a scan for each tyre that is going to be measured, and takes a credit for each. Errors: NO_SCANS_LEFT, which takes nothing. */
export async function beginMeasured(ctx: WriteCtx<"NO_SCANS_LEFT">, input: MeasuredInput): Promise<void> {
  const rows = await begin(ctx, input);
  const ids = rows.map(({ id }) => id);
  if (input.scannedBy === null) await spendForScans(ctx, input.vehicle.consumerId, ids);
}

/** The same for a tyre that was added while others were scanned; false when no credit is left for it. */
export async function addMeasured(
  ctx: WriteCtx,
  { position, ...input }: Omit<MeasuredInput, "positions"> & { readonly position: TyrePosition },
): Promise<boolean> {
  const { consumerId } = input.vehicle;
  if (input.scannedBy === null && (await balanceOf(ctx.db, consumerId, ctx.now)).balance < 1) return false;
  const [row] = await begin(ctx, { ...input, positions: [position] });
  if (!row) return false;
  if (input.scannedBy !== null || (await trySpendForScan(ctx, consumerId, row.id))) return true;
  // Somebody else took the last credit in between.
  await abandonScans(ctx, [row]);
  return false;
}

async function begin(ctx: WriteCtx, input: MeasuredInput): Promise<ScanRow[]> {
  const { vehicle, mileage } = input;
  const rows = await ctx.db
    .insert(scans)
    .values(
      input.positions.map((position) => ({
        type: "measurement" as const,
        consumerId: vehicle.consumerId,
        vehicleId: vehicle.id,
        memberId: input.memberId,
        clubId: input.clubId,
        scannedBy: input.scannedBy,
        position,
        mileage,
        state: stateAfter(scanMachine, "measure"),
        tyreSize: tyreAt(vehicle, position),
        submittedAt: ctx.now,
        measurementSessionId: input.sessionId,
        measurementStatus: "unknown" as const,
      })),
    )
    .returning();
  const ids = rows.map((row) => row.id);
  begunBy(ctx, scanMachine, ids, "measure");
  if (mileage !== null) noteMileage(ctx, vehicle.id, mileage);
  for (const row of rows) {
    const about = { vehicle: vehicle.id, position: row.position };
    ctx.audit("begin measurement", { entity: "scan", id: row.id }, about);
    publishScan(ctx, row);
  }
  return rows;
}
