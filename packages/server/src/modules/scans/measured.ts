import type { QualityReason } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { defer, recordOf, type DeferredPart } from "@treadclub/kit/db/deferred";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { StoredPhoto } from "@treadclub/kit/files/photos";
import { tryMove } from "@treadclub/kit/states";
import { minimumMm, suggestResult, type TreadDepths, type TyrePosition } from "@treadclub/rules";
import { giveBackForScans } from "#modules/credits";
import { earnWelcome } from "#modules/fraud";
import { tyreAt, vehicles } from "#modules/vehicles";
import { eq, sql } from "drizzle-orm";
import { addPhotos, dropPhotos } from "./photo-rows.ts";
import { giveWithResults } from "./reward.ts";
import { earnedBy, scanWithPlate, type PlatedScan, type ScanRow } from "./rows.ts";
import { nobodyWaits, scanMachine } from "./states.ts";
import { scans } from "./table.ts";
import { notifyOfRejection, notifyOfResult, notifyReviewer, publishScan } from "./publish.ts";

/** What a machine, or the driver with a gauge, read of a tyre. */
export interface MachineReading extends TreadDepths {
  readonly uncertaintyMm: number;
  readonly method: NonNullable<ScanRow["readMethod"]>;
}

/** The scans of a measurement session, deleted ones too; nobody else changes them before the transaction ends. */
export const measuredScans = (ctx: WriteCtx, sessionId: number): Promise<PlatedScan[]> =>
  lockMeasured.all(ctx.db, { sessionId });

const lockMeasured = defineStatement<{ sessionId: number }>()((p) => ({
  fields: scanWithPlate,
  text: (columns) =>
    sql`select ${columns} from ${scans} where ${scans.measurementSessionId} = ${p.sessionId} order by ${scans.id} for no key update`,
}));

interface Seen {
  readonly measurementId: number | null;
  readonly measurementStatus: ScanRow["measurementStatus"];
  /** What was read, for whoever judges it. */
  readonly read?: MachineReading | null;
}

/** Keeps which measurement a scan is, where that stands and what was read, and publishes it. Once a transaction for a scan. */
export function noteMeasurement(ctx: WriteCtx, scan: ScanRow, { read = null, ...seen }: Seen): void {
  const isNew = scan.measurementId !== seen.measurementId || scan.measurementStatus !== seen.measurementStatus;
  if (!isNew && read === null) return;
  defer(ctx.db, seenPart, [{ id: scan.id, ...seen, ...(read === null ? keptReading(scan) : readColumns(read)) }]);
  if (isNew) publishScan(ctx, scan);
}

/** The driver took another tyre of the vehicle than was said. */
export async function moveToTyre(ctx: WriteCtx, scan: ScanRow, position: TyrePosition): Promise<void> {
  const [vehicle] = await ctx.db.select().from(vehicles).where(eq(vehicles.id, scan.vehicleId));
  const tyreSize = vehicle ? tyreAt(vehicle, position) : scan.tyreSize;
  await ctx.db.update(scans).set({ position, tyreSize }).where(eq(scans.id, scan.id));
  ctx.audit("scan another tyre", { entity: "scan", id: scan.id }, { was: scan.position, position });
}

/** Detaches failed scans from their session, whose token can be used again. */
export async function leaveSession(ctx: WriteCtx, sessionId: number): Promise<void> {
  await ctx.db.update(scans).set({ measurementSessionId: null }).where(eq(scans.measurementSessionId, sessionId));
}

/** The photos of a measured tyre are here; the same photos again change nothing. Their owner is the driver. */
export function photosArrived(ctx: WriteCtx, scan: ScanRow, photos: readonly StoredPhoto[]): void {
  if (photos.length === 0) return;
  addPhotos(ctx, scan, photos);
  publishScan(ctx, scan);
}

/** A person has to judge it. */
export async function askReviewer(
  ctx: WriteCtx,
  scan: PlatedScan,
  event: "ask_member" | "ask_admin",
): Promise<ScanRow["state"]> {
  const [moved] = await tryMove(ctx, scanMachine, [scan.id], event, { waitingSince: ctx.now });
  if (moved === undefined) return scan.state;
  ctx.audit("ask for a review", { entity: "scan", id: scan.id }, { event });
  notifyReviewer(ctx, scan, event);
  publishScan(ctx, scan);
  return scanMachine.moves[event].to;
}

/** A confident result needs no reviewer. Reviewers can undo it for 24 hours, like any judgement. */
export async function completeByEngine(ctx: WriteCtx, scan: PlatedScan, read: MachineReading): Promise<boolean> {
  const { innerMm, middleMm, outerMm, uncertaintyMm, method } = read;
  const depths = { innerMm, middleMm, outerMm };
  const results = suggestResult(depths);
  const [moved] = await tryMove(ctx, scanMachine, [scan.id], "complete", {
    ...byNobody(ctx, scan),
    ...depths,
    ...readColumns(read),
    minimumMm: minimumMm(depths),
    uncertaintyMm,
    method,
    results,
    reasons: [],
    message: "",
    completedAt: ctx.now,
  });
  if (moved === undefined) return false;
  ctx.audit("complete scan", { entity: "scan", id: scan.id }, { ...depths, results, method });
  notifyOfResult(ctx, scan, { minimumMm: minimumMm(depths), results });
  await earnWelcome(ctx, earnedBy(scan));
  await giveWithResults(ctx, [scan]);
  publishScan(ctx, scan);
  return true;
}

/** Nothing could be read: the driver hears why, and the credit comes back. */
export async function failScan(
  ctx: WriteCtx,
  scan: PlatedScan,
  why: { readonly reasons: readonly QualityReason[]; readonly message: string },
): Promise<void> {
  const reasons = [why.reasons.length > 0 ? ("image_quality" as const) : ("other" as const)];
  const set = { ...byNobody(ctx, scan), reasons, results: [], message: why.message };
  const [moved] = await tryMove(ctx, scanMachine, [scan.id], "reject", set);
  if (moved === undefined) return;
  await giveBackForScans(ctx, scan.consumerId, [scan.id]);
  ctx.audit("reject scan", { entity: "scan", id: scan.id }, { reasons: why.reasons });
  notifyOfRejection(ctx, scan, { reasons, message: why.message });
  publishScan(ctx, scan);
}

/** These tyres were skipped, or nobody scanned them: no scan is left of them, and the credits come back. */
export async function abandonScans(ctx: WriteCtx, abandoned: readonly ScanRow[]): Promise<void> {
  for (const [version, rows] of Map.groupBy(abandoned, (scan) => scan.version)) {
    const ids = rows.map((scan) => scan.id);
    const moved = await tryMove(ctx, scanMachine, ids, "remove", {
      ...nobodyWaits,
      measurementStatus: "aborted",
      version: version + 1,
    });
    for (const [consumerId, gone] of Map.groupBy(
      rows.filter((scan) => moved.includes(scan.id)),
      (scan) => scan.consumerId,
    ))
      await giveBack(ctx, consumerId, gone);
  }
}

async function giveBack(ctx: WriteCtx, consumerId: number, gone: readonly ScanRow[]): Promise<void> {
  const ids = gone.map((scan) => scan.id);
  dropPhotos(ctx, ids);
  await giveBackForScans(ctx, consumerId, ids);
  for (const scan of gone) {
    ctx.audit("abandon scan", { entity: "scan", id: scan.id }, { was: scan.state });
    publishScan(ctx, scan);
  }
}

const readColumns = ({ innerMm, middleMm, outerMm, uncertaintyMm, method }: MachineReading) => ({
  readInnerMm: innerMm,
  readMiddleMm: middleMm,
  readOuterMm: outerMm,
  readUncertaintyMm: uncertaintyMm,
  readMethod: method,
});

const byNobody = (ctx: WriteCtx, scan: ScanRow) => ({
  ...nobodyWaits,
  reviewedAt: ctx.now,
  reviewerId: null,
  seenAt: null,
  version: scan.version + 1,
});

const keptReading = ({ readInnerMm, readMiddleMm, readOuterMm, readUncertaintyMm, readMethod }: ScanRow) => ({
  readInnerMm,
  readMiddleMm,
  readOuterMm,
  readUncertaintyMm,
  readMethod,
});

const seenColumns = {
  id: scans.id,
  measurementId: scans.measurementId,
  measurementStatus: scans.measurementStatus,
  readInnerMm: scans.readInnerMm,
  readMiddleMm: scans.readMiddleMm,
  readOuterMm: scans.readOuterMm,
  readUncertaintyMm: scans.readUncertaintyMm,
  readMethod: scans.readMethod,
};

const seenPart: DeferredPart<Pick<ScanRow, keyof typeof seenColumns>> = {
  name: "measured_scans",
  write: (rows) => [
    [
      "measured_scans",
      sql`update ${scans} set measurement_id = r."measurementId", measurement_status = r."measurementStatus",
        read_inner_mm = r."readInnerMm", read_middle_mm = r."readMiddleMm", read_outer_mm = r."readOuterMm",
        read_uncertainty_mm = r."readUncertaintyMm", read_method = r."readMethod"
        from jsonb_to_recordset(${rows}) as r (${recordOf(seenColumns)}) where ${scans.id} = r.id`,
    ],
  ],
};
