import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { attachUploads } from "@treadclub/kit/http/uploads";
import { begun, move } from "@treadclub/kit/states";
import { spendForScans } from "#modules/credits";
import { signedInUser } from "#modules/identity";
import { noteMileage, tyreAt, vehicleFor } from "#modules/vehicles";
import type { ScanDeps } from "./deps.ts";
import { scanView, type ScanView } from "./detail.ts";
import { routeOf } from "./routing.ts";
import { scanMachine } from "./states.ts";
import { scanPhotos, scans } from "./table.ts";
import { tellReviewer, tellScan } from "./tell.ts";

type Body = ParsedOf<Catalog["consumerCreateTyreScan"]>["body"];
type Errors = "NOT_FOUND" | "NO_SCANS_LEFT" | "STATE_CONFLICT";

/**
 * Hands in the photos of one tyre of the driver's own vehicle; costs a credit. Errors: NOT_FOUND for a vehicle or upload that
 * is not theirs; NO_SCANS_LEFT; STATE_CONFLICT for an upload that is not ready or taken (`details.uploads`);
 * VALIDATION_FAILED for a club that they have not joined.
 */
export async function createTyreScan(ctx: OutsideCtx<Errors>, deps: ScanDeps, body: Body): Promise<ScanView> {
  const consumerId = signedInUser(ctx);
  await deps.uploads.ensureReady(consumerId, body.upload_ids);
  return ctx.write(async (tx) => scanView(tx, deps, await handInScan(tx, consumerId, body)));
}

/** The writing part of it, for uploads that are ready. Answers the scan's id. */
export async function handInScan(ctx: WriteCtx<Errors>, consumerId: number, body: Body): Promise<number> {
  const vehicle = await vehicleFor(ctx, body.vehicle_id, "no key update");
  const route = await routeOf(ctx, consumerId, body.club_code);
  const photoIds = await attachUploads(ctx, consumerId, body.upload_ids);
  const { position, mileage = null } = body;
  const [scan] = await ctx.db
    .insert(scans)
    .values({
      consumerId,
      vehicleId: vehicle.id,
      memberId: route.memberId,
      clubId: route.clubId,
      position,
      mileage,
      tyreSize: tyreAt(vehicle, position),
      submittedAt: ctx.now,
    })
    .returning();
  if (!scan) throw new Error("No scan row");
  begun(ctx, scanMachine, scan.id);
  await ctx.db.insert(scanPhotos).values(photoIds.map((photoId, place) => ({ scanId: scan.id, photoId, place })));
  await spendForScans(ctx, consumerId, [scan.id]);
  await move(ctx, scanMachine, scan.id, route.event, { waitingSince: ctx.now });
  if (mileage !== null) noteMileage(ctx, vehicle.id, mileage);
  ctx.audit("hand in scan", { thing: "scan", id: scan.id }, { vehicle: vehicle.id, position, club: route.clubId });
  await tellReviewer(ctx, scan, route.event);
  tellScan(ctx, scan);
  return scan.id;
}
