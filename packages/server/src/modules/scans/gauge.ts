import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { attachUploadsSql, uploadRefusal } from "@treadclub/kit/http/uploads";
import { begunBy, stateAfter } from "@treadclub/kit/states";
import { FITTER_GAUGE_UNCERTAINTY_MM, minimumMm, suggestResult, type TyrePosition } from "@treadclub/rules";
import { earnWelcome } from "#modules/fraud";
import { signedInUser } from "#modules/identity";
import { members, requireScanning } from "#modules/members";
import { noteMileage, tyreAt, vehicleSeenBy, type VehicleRow } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import type { ScanDeps } from "./deps.ts";
import { notifyOfCar, publishScan } from "./publish.ts";
import { scanMachine } from "./states.ts";
import { scanPhotos, scans } from "./table.ts";
import { withUploads } from "./with-uploads.ts";

type Body = ParsedOf<Catalog["memberCreateGaugeScans"]>["body"];
type Reply = ReplyOf<Catalog["memberCreateGaugeScans"]>;

const event = "complete_by_gauge";

/**
 * Records the depths that a fitter measured of up to four tyres of one car, each a result at once. Whatever the company's
 * setting of reviews: they read photos, and there is nothing to read. Errors: ACTION_NOT_ALLOWED without permission to
 * scan; VALIDATION_FAILED for a tyre or a photo named twice; the others as of photos.
 */
export async function createGaugeScans(
  ctx: OutsideCtx<"NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED">,
  deps: ScanDeps,
  body: Body,
): Promise<Reply> {
  await requireScanning(ctx);
  const uploadIds = body.tyres.flatMap((tyre) => tyre.upload_ids);
  const positions = new Set(body.tyres.map(({ position }) => position));
  if (positions.size < body.tyres.length || new Set(uploadIds).size < uploadIds.length)
    throw ctx.fail("VALIDATION_FAILED", { fields: { tyres: "choice" } });
  return withUploads(ctx, deps, uploadIds, (tx) => record(tx, body, uploadIds));
}

/** A tyre as it is stored; the names are those of the statement. */
interface Measured {
  readonly position: TyrePosition;
  readonly size: string;
  readonly inner: number;
  readonly middle: number;
  readonly outer: number;
  readonly least: number;
  readonly results: ReturnType<typeof suggestResult>;
  readonly uploads: readonly string[];
}

async function record(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  body: Body,
  uploadIds: readonly string[],
): Promise<Reply> {
  const vehicle = await vehicleSeenBy(ctx, body.vehicle_id);
  const memberId = ctx.actor.kind === "user" ? ctx.actor.memberId : null;
  const tyres = body.tyres.map((tyre) => measuredOf(tyre, vehicle));
  const uploaderId = signedInUser(ctx);
  const noteId = body.note_id ?? null;
  // The vehicle is locked: of two at once the second finds what the first recorded.
  const known = noteId === null ? [] : await recordedOf.all(ctx.db, { uploaderId, noteId });
  if (known.length > 0) return replyOf(vehicle.id, tyres, known);
  const rows = await insertMeasured.all(ctx.db, {
    consumerId: vehicle.consumerId,
    uploaderId,
    vehicleId: vehicle.id,
    memberId,
    state: stateAfter(scanMachine, event),
    mileage: body.mileage ?? null,
    now: ctx.now,
    noteId,
    uploadIds,
    tyres: JSON.stringify(tyres),
  });
  const taken = rows[0]?.taken ?? [];
  if (taken.length < uploadIds.length) throw await uploadRefusal(ctx, uploaderId, uploadIds, taken);
  const made = tyres.flatMap((tyre) =>
    rows.filter(({ position }) => position === tyre.position).map(({ id, company }) => ({ ...tyre, id, company })),
  );
  begunBy(
    ctx,
    scanMachine,
    made.map(({ id }) => id),
    event,
  );
  if (body.mileage !== undefined) noteMileage(ctx, vehicle.id, body.mileage);
  for (const { id, position, inner, middle, outer, results } of made) {
    ctx.audit("measure tyre", { entity: "scan", id }, { vehicle: vehicle.id, position, inner, middle, outer, results });
    publishScan(ctx, { id, consumerId: vehicle.consumerId, memberId, position });
  }
  notifyOfCar(ctx, { consumerId: vehicle.consumerId, plate: vehicle.number }, made);
  const [first] = made;
  if (first) await earnWelcome(ctx, { consumerId: vehicle.consumerId, scanId: first.id, plate: vehicle.number });
  return replyOf(vehicle.id, tyres, rows);
}

const replyOf = (
  vehicleId: number,
  tyres: readonly Measured[],
  recorded: readonly { readonly id: number; readonly position: TyrePosition }[],
): Reply => ({
  vehicle_id: vehicleId,
  scans: tyres.flatMap(({ position, results, least }) =>
    recorded.filter((row) => row.position === position).map(({ id }) => ({ id, position, results, minimum_mm: least })),
  ),
});

/** What a fitter's device sent before under the same name. */
const recordedOf = defineStatement<{ uploaderId: number; noteId: string }>()((p) => ({
  fields: { id: scans.id, position: scans.position },
  text: (columns) =>
    sql`select ${columns} from ${scans} where ${scans.scannedBy} = ${p.uploaderId} and ${scans.noteId} = ${p.noteId}`,
}));

function measuredOf({ position, depths, upload_ids: uploads }: Body["tyres"][number], vehicle: VehicleRow): Measured {
  const { inner_mm: inner, middle_mm: middle, outer_mm: outer } = depths;
  const read = { innerMm: inner, middleMm: middle, outerMm: outer };
  const least = minimumMm(read);
  return {
    position,
    size: tyreAt(vehicle, position),
    inner,
    middle,
    outer,
    least,
    results: suggestResult(read),
    uploads,
  };
}

interface NewScans {
  readonly consumerId: number;
  /** The fitter who measured. */
  readonly uploaderId: number;
  readonly vehicleId: number;
  readonly memberId: number | null;
  readonly state: string;
  readonly mileage: number | null;
  readonly now: Date;
  readonly noteId: string | null;
  readonly uploadIds: readonly string[];
  /** Rows of `Measured` as JSON. */
  readonly tyres: string;
}

/**
 * Takes the uploads and makes one scan a tyre with its photos. Nobody reviewed them: without a reviewer they do not count
 * among the answers by which drivers are promised a time.
 */
const insertMeasured = defineStatement<NewScans>()((p) => ({
  fields: {
    id: scans.id,
    position: scans.position,
    taken: sql<string[]>`(select coalesce(array_agg(taken.id), '{}') from taken)`,
    company: sql<string | null>`(select ${members.companyName} from ${members} where ${members.id} = ${p.memberId})`,
  },
  text: (columns) => sql`with taken as (${attachUploadsSql(p.uploaderId, p.uploadIds)}), measured as (
      select * from jsonb_to_recordset(${p.tyres}::jsonb) as tyre
        (position text, size text, "inner" float8, middle float8, "outer" float8, least float8, results text[], uploads text[])
    ), ${scans} as (
      insert into ${scans} (type, consumer_id, vehicle_id, member_id, scanned_by, note_id, position, state, mileage, tyre_size,
        inner_mm, middle_mm, outer_mm, minimum_mm, uncertainty_mm, method, results, reviewed_by, submitted_at, reviewed_at, completed_at)
      select 'tyre', ${p.consumerId}, ${p.vehicleId}, ${p.memberId}, ${p.uploaderId}, ${p.noteId}, tyre.position, ${p.state}, ${p.mileage}, tyre.size,
        tyre."inner", tyre.middle, tyre."outer", tyre.least, ${sql.raw(String(FITTER_GAUGE_UNCERTAINTY_MM))}, 'gauge', tyre.results,
        case when ${p.memberId}::bigint is null then 'admin' else 'member' end, ${p.now}, ${p.now}, ${p.now}
      from measured tyre returning id, position
    ), pictured as (
      insert into ${scanPhotos} (scan_id, photo_id, place) select ${scans.id}, taken.photo_id, wanted.place - 1
      from measured tyre join ${scans} on ${scans.position} = tyre.position
      cross join unnest(tyre.uploads) with ordinality wanted (id, place) join taken on taken.id = wanted.id
    ) select ${columns} from ${scans} order by ${scans.id}`,
}));
