import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { AppError } from "@treadclub/kit/errors";
import { attachUploadsSql, uploadRefusal } from "@treadclub/kit/http/uploads";
import { begunBy, stateAfter } from "@treadclub/kit/states";
import { spendForScans } from "#modules/credits";
import { signedInUser } from "#modules/identity";
import { noteMileage, tyreAt, vehicleFor } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import type { ScanDeps } from "./deps.ts";
import { scanView, type ScanView } from "./detail.ts";
import { routeOf } from "./routing.ts";
import { scanMachine } from "./states.ts";
import { scanPhotos, scans } from "./table.ts";
import { notifyReviewer, publishScan } from "./publish.ts";

type Body = ParsedOf<Catalog["consumerCreateTyreScan"]>["body"];
type Errors = "NOT_FOUND" | "NO_SCANS_LEFT" | "STATE_CONFLICT";

/**
 * Hands in the photos of one tyre of the driver's own vehicle; costs a credit. Errors: NOT_FOUND for a vehicle or upload that
 * is not theirs; NO_SCANS_LEFT; STATE_CONFLICT for an upload that is not ready or taken (`details.uploads`);
 * VALIDATION_FAILED for a club that they have not joined.
 */
export async function createTyreScan(ctx: OutsideCtx<Errors>, deps: ScanDeps, body: Body): Promise<ScanView> {
  const consumerId = signedInUser(ctx);
  const handIn = () => ctx.write(async (tx) => scanView(tx, deps, await handInScan(tx, consumerId, body)));
  return handIn().catch(async (error: unknown) => {
    if (!hasUnfinished(error)) throw error;
    await deps.uploads.ensureReady(consumerId, body.upload_ids);
    return handIn();
  });
}

/** An upload whose last part arrived as a process died can be finished now. */
function hasUnfinished(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== "STATE_CONFLICT") return false;
  const { details } = error;
  return details !== undefined && "uploads" in details && Object.values(details.uploads ?? {}).includes("receiving");
}

interface NewScan {
  readonly consumerId: number;
  readonly vehicleId: number;
  readonly memberId: number | null;
  readonly clubId: number | null;
  readonly position: string;
  readonly state: string;
  readonly mileage: number | null;
  readonly tyreSize: string;
  readonly now: Date;
  readonly uploadIds: readonly string[];
}

/** Takes the uploads and makes the scan with their photos. */
const insertScan = defineStatement<NewScan>()((p) => ({
  fields: { id: scans.id, taken: sql<string[]>`(select coalesce(array_agg(taken.id), '{}') from taken)` },
  text: (columns) => sql`with taken as (${attachUploadsSql(p.consumerId, p.uploadIds)}), ${scans} as (
      insert into ${scans} (consumer_id, vehicle_id, member_id, club_id, position, state, mileage, tyre_size, submitted_at, waiting_since)
      values (${p.consumerId}, ${p.vehicleId}, ${p.memberId}, ${p.clubId}, ${p.position}, ${p.state}, ${p.mileage}, ${p.tyreSize}, ${p.now}, ${p.now})
      returning id
    ), pictured as (
      insert into ${scanPhotos} (scan_id, photo_id, place) select ${scans.id}, taken.photo_id, wanted.place - 1
      from ${scans} cross join unnest(${p.uploadIds}::text[]) with ordinality wanted (id, place) join taken on taken.id = wanted.id
    ) select ${columns} from ${scans}`,
}));

/** The writing part of it. Returns the scan's id. */
export async function handInScan(ctx: WriteCtx<Errors>, consumerId: number, body: Body): Promise<number> {
  const vehicle = await vehicleFor(ctx, body.vehicle_id, "no key update");
  const { event, clubId, memberId } = await routeOf(ctx, consumerId, body.club_code);
  const { position, mileage = null } = body;
  const uploadIds = [...new Set(body.upload_ids)];
  const made = await insertScan.first(ctx.db, {
    consumerId,
    vehicleId: vehicle.id,
    memberId,
    clubId,
    position,
    state: stateAfter(scanMachine, event),
    mileage,
    tyreSize: tyreAt(vehicle, position),
    now: ctx.now,
    uploadIds,
  });
  if (!made) throw new Error("No scan row");
  const { id, taken } = made;
  if (taken.length < uploadIds.length) throw await uploadRefusal(ctx, consumerId, uploadIds, taken);
  begunBy(ctx, scanMachine, [id], event);
  await spendForScans(ctx, consumerId, [id]);
  if (mileage !== null) noteMileage(ctx, vehicle.id, mileage);
  ctx.audit("hand in scan", { entity: "scan", id }, { vehicle: vehicle.id, position, club: clubId });
  const scan = { id, consumerId, memberId, position, plate: vehicle.number };
  notifyReviewer(ctx, scan, event);
  publishScan(ctx, scan);
  return id;
}
