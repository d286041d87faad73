import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { attachUploadsSql, uploadRefusal } from "@treadclub/kit/http/uploads";
import { begunBy, stateAfter } from "@treadclub/kit/states";
import { axleOf, type SidewallText, type TyrePosition } from "@treadclub/rules";
import { signedInUser } from "#modules/identity";
import { noteMileage, tyreAt, type VehicleRow } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import type { Route } from "./routing.ts";
import { notifyReviewer, publishScan } from "./publish.ts";
import { scanMachine } from "./states.ts";
import { scanPhotos, scans, scanSidewalls, type OwnReading } from "./table.ts";

/** A fitter sends no reading. */
export type TreadBody = ParsedOf<Catalog["consumerCreateTyreScan"]>["body"];
export type SidewallBody = ParsedOf<Catalog["consumerCreateTyreWallScan"]>["body"];

/** What is handed in, whatever was photographed. */
export interface HandIn {
  readonly type: "tyre" | "sidewall";
  /** The tyre that the scan goes by in lists. */
  readonly position: TyrePosition;
  readonly photos: readonly { readonly id: string; readonly position: TyrePosition | null }[];
  readonly sidewalls: readonly { readonly position: TyrePosition; readonly text: SidewallText }[];
  readonly vehicleId: number;
  readonly mileage: number | null;
  readonly clubCode: string | undefined;
  /** What the driver measured; null for a sidewall, and for a fitter's scan. */
  readonly reading: OwnReading | null;
}

export const treadOf = (body: TreadBody): HandIn => ({
  type: "tyre",
  position: body.position,
  photos: [...new Set(body.upload_ids)].map((id) => ({ id, position: null })),
  sidewalls: [],
  reading: body.reading ?? null,
  ...aboutScan(body),
});

/** Front before rear. Errors: VALIDATION_FAILED for two tyres of one axle, and for a photo given to both. */
export function sidewallsOf(ctx: Pick<WriteCtx, "fail">, body: SidewallBody): HandIn {
  const sidewalls = body.sidewalls.toSorted((a, b) => axleOf(a.position).localeCompare(axleOf(b.position)));
  const [first, second] = sidewalls;
  if (!first) throw ctx.fail("VALIDATION_FAILED", { fields: { sidewalls: "required" } });
  if (second && axleOf(first.position) === axleOf(second.position))
    throw ctx.fail("VALIDATION_FAILED", { fields: { sidewalls: "choice" } });
  const photos = sidewalls.flatMap(({ position, upload_ids }) =>
    [...new Set(upload_ids)].map((id) => ({ id, position })),
  );
  if (new Set(photos.map(({ id }) => id)).size < photos.length)
    throw ctx.fail("VALIDATION_FAILED", { fields: { sidewalls: "choice" } });
  return { type: "sidewall", position: first.position, photos, sidewalls, reading: null, ...aboutScan(body) };
}

const aboutScan = (body: Pick<TreadBody, "vehicle_id" | "mileage" | "club_code">) => ({
  vehicleId: body.vehicle_id,
  mileage: body.mileage ?? null,
  clubCode: body.club_code,
});

interface NewScan {
  readonly type: string;
  readonly consumerId: number;
  readonly uploaderId: number;
  readonly vehicleId: number;
  readonly memberId: number | null;
  readonly scannedBy: number | null;
  readonly clubId: number | null;
  readonly position: string;
  readonly state: string;
  readonly mileage: number | null;
  readonly tyreSize: string;
  /** As JSON; null for none. */
  readonly reading: string | null;
  readonly now: Date;
  readonly uploadIds: readonly string[];
  readonly positions: readonly (string | null)[];
  /** Rows of position and text as JSON. */
  readonly sidewalls: string;
}

/** Takes the uploads and makes the scan with their photos. */
const insertScan = defineStatement<NewScan>()((p) => ({
  fields: { id: scans.id, taken: sql<string[]>`(select coalesce(array_agg(taken.id), '{}') from taken)` },
  text: (columns) => sql`with taken as (${attachUploadsSql(p.uploaderId, p.uploadIds)}), ${scans} as (
      insert into ${scans} (type, consumer_id, vehicle_id, member_id, scanned_by, club_id, position, state, mileage, tyre_size, own_reading, submitted_at, waiting_since)
      values (${p.type}, ${p.consumerId}, ${p.vehicleId}, ${p.memberId}, ${p.scannedBy}, ${p.clubId}, ${p.position}, ${p.state}, ${p.mileage}, ${p.tyreSize}, ${p.reading}::jsonb, ${p.now}, ${p.now})
      returning id
    ), pictured as (
      insert into ${scanPhotos} (scan_id, photo_id, place, position) select ${scans.id}, taken.photo_id, wanted.place - 1, wanted.position
      from ${scans} cross join unnest(${p.uploadIds}::text[], ${p.positions}::text[]) with ordinality wanted (id, position, place)
      join taken on taken.id = wanted.id
    ), walls as (
      insert into ${scanSidewalls} (scan_id, position, typed) select ${scans.id}, wall.position, wall.text
      from ${scans} cross join jsonb_to_recordset(${p.sidewalls}::jsonb) as wall (position text, text jsonb)
    ) select ${columns} from ${scans}`,
}));

/**
 * Makes the scan of a vehicle that the actor has locked, from uploads of their own. Returns its id. Errors: NOT_FOUND for
 * somebody else's upload; STATE_CONFLICT for one that is not ready or taken (`details.uploads`).
 */
export async function handIn(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  vehicle: VehicleRow,
  { event, clubId, memberId }: Route,
  input: HandIn,
): Promise<number> {
  const { type, position, photos, sidewalls, mileage, reading } = input;
  const { consumerId } = vehicle;
  const uploaderId = signedInUser(ctx);
  const uploadIds = photos.map((photo) => photo.id);
  const made = await insertScan.first(ctx.db, {
    type,
    consumerId,
    uploaderId,
    vehicleId: vehicle.id,
    memberId,
    scannedBy: uploaderId === consumerId ? null : uploaderId,
    clubId,
    position,
    state: stateAfter(scanMachine, event),
    mileage,
    tyreSize: tyreAt(vehicle, position),
    reading: reading && JSON.stringify(reading),
    now: ctx.now,
    uploadIds,
    positions: photos.map((photo) => photo.position),
    sidewalls: JSON.stringify(sidewalls.map((wall) => ({ position: wall.position, text: wall.text }))),
  });
  if (!made) throw new Error("No scan row");
  const { id, taken } = made;
  if (taken.length < uploadIds.length) throw await uploadRefusal(ctx, uploaderId, uploadIds, taken);
  begunBy(ctx, scanMachine, [id], event);
  if (mileage !== null) noteMileage(ctx, vehicle.id, mileage);
  ctx.audit("hand in scan", { entity: "scan", id }, { vehicle: vehicle.id, position, club: clubId });
  const scan = { id, consumerId, memberId, position, plate: vehicle.number };
  notifyReviewer(ctx, scan, event);
  publishScan(ctx, scan);
  return id;
}
