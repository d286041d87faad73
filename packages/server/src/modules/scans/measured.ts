import type { QualityReason } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { removePhotos } from "@treadclub/kit/files/photos";
import { tryMove } from "@treadclub/kit/states";
import { photos as photoTable } from "@treadclub/kit/tables";
import { minimumMm, suggestResult, type TreadDepths, type TyrePosition } from "@treadclub/rules";
import { giveBackForScans } from "#modules/credits";
import { tyreAt, vehicles } from "#modules/vehicles";
import { issueWelcome } from "#modules/vouchers";
import { asc, eq, inArray } from "drizzle-orm";
import type { ScanRow } from "./rows.ts";
import { scanMachine } from "./states.ts";
import { scanPhotos, scans } from "./table.ts";
import { tellDriver, tellReviewer, tellScan } from "./tell.ts";

/** What a machine, or the driver with a gauge, read of a tyre. */
export interface MachineReading extends TreadDepths {
  readonly uncertaintyMm: number;
  readonly method: NonNullable<ScanRow["readMethod"]>;
}

/** A photo whose bytes lie in the store already. */
export interface MeasuredPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The scans of a measurement session, deleted ones too; nobody else changes them before the transaction ends. */
export const measuredScans = (ctx: WriteCtx, sessionId: number): Promise<ScanRow[]> =>
  ctx.db
    .select()
    .from(scans)
    .where(eq(scans.measurementSessionId, sessionId))
    .orderBy(asc(scans.id))
    .for("no key update");

type Seen = Pick<ScanRow, "measurementId" | "measurementStatus">;

/** Keeps which measurement a scan is and where that stands, and shows it to who looks. */
export async function noteMeasurement(ctx: WriteCtx, scan: ScanRow, seen: Seen): Promise<void> {
  if (scan.measurementId === seen.measurementId && scan.measurementStatus === seen.measurementStatus) return;
  await ctx.db.update(scans).set(seen).where(eq(scans.id, scan.id));
  tellScan(ctx, scan);
}

/** The driver took another tyre of the vehicle than was said. */
export async function moveToTyre(ctx: WriteCtx, scan: ScanRow, position: TyrePosition): Promise<void> {
  const [vehicle] = await ctx.db.select().from(vehicles).where(eq(vehicles.id, scan.vehicleId));
  const tyreSize = vehicle ? tyreAt(vehicle, position) : scan.tyreSize;
  await ctx.db.update(scans).set({ position, tyreSize }).where(eq(scans.id, scan.id));
  ctx.audit("scan another tyre", { thing: "scan", id: scan.id }, { was: scan.position, position });
}

/** Scans that came to nothing lead to their session no more: its token is used anew. */
export async function leaveSession(ctx: WriteCtx, sessionId: number): Promise<void> {
  await ctx.db.update(scans).set({ measurementSessionId: null }).where(eq(scans.measurementSessionId, sessionId));
}

/** Keeps what was read beside the scan, for whoever judges it. */
export async function noteReading(ctx: WriteCtx, scan: ScanRow, read: MachineReading): Promise<void> {
  await ctx.db.update(scans).set(readColumns(read)).where(eq(scans.id, scan.id));
}

/** The photos of a measured tyre are here; the same photos again change nothing. Their owner is the driver. */
export async function photosArrived(ctx: WriteCtx, scan: ScanRow, photos: readonly MeasuredPhoto[]): Promise<void> {
  if (photos.length === 0) return;
  await ctx.db
    .insert(photoTable)
    .values(photos.map((photo) => ({ ...photo, userId: scan.consumerId, createdAt: ctx.now })))
    .onConflictDoNothing();
  await ctx.db
    .insert(scanPhotos)
    .values(photos.map(({ id }, place) => ({ scanId: scan.id, photoId: id, place })))
    .onConflictDoNothing();
  tellScan(ctx, scan);
}

/** A person has to judge it. */
export async function askReviewer(ctx: WriteCtx, scan: ScanRow, event: "ask_member" | "ask_admin"): Promise<void> {
  const [moved] = await tryMove(ctx, scanMachine, [scan.id], event, { waitingSince: ctx.now });
  if (moved === undefined) return;
  await tellReviewer(ctx, scan, event);
  tellScan(ctx, scan);
}

/** A sure result stands without a person. Whoever judges scans can take it back for 24 hours, as any judgement. */
export async function completeByEngine(ctx: WriteCtx, scan: ScanRow, read: MachineReading): Promise<boolean> {
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
  ctx.audit("complete scan", { thing: "scan", id: scan.id }, { ...depths, results, method });
  tellDriver(ctx, scan, "scan_result");
  await issueWelcome(ctx, scan.consumerId, scan.id);
  tellScan(ctx, scan);
  return true;
}

/** Nothing could be read: the driver hears why, and the credit comes back. */
export async function failScan(
  ctx: WriteCtx,
  scan: ScanRow,
  why: { readonly reasons: readonly QualityReason[]; readonly message: string },
): Promise<void> {
  const reasons = why.reasons.length > 0 ? ["image_quality"] : ["other"];
  const set = { ...byNobody(ctx, scan), reasons, results: [], message: why.message };
  const [moved] = await tryMove(ctx, scanMachine, [scan.id], "reject", set);
  if (moved === undefined) return;
  await giveBackForScans(ctx, scan.consumerId, [scan.id]);
  ctx.audit("reject scan", { thing: "scan", id: scan.id }, { reasons: why.reasons });
  tellDriver(ctx, scan, "scan_reject");
  tellScan(ctx, scan);
}

/** The tyre was skipped, or nobody scanned it: no scan is left of it, and the credit comes back. */
export async function abandonScan(ctx: WriteCtx, scan: ScanRow): Promise<void> {
  const set = { waitingSince: null, measurementStatus: "aborted", version: scan.version + 1 };
  const [moved] = await tryMove(ctx, scanMachine, [scan.id], "remove", set);
  if (moved === undefined) return;
  const gone = await ctx.db
    .delete(scanPhotos)
    .where(eq(scanPhotos.scanId, scan.id))
    .returning({ id: scanPhotos.photoId });
  await removePhotos(
    ctx,
    gone.map((photo) => photo.id),
  );
  await giveBackForScans(ctx, scan.consumerId, [scan.id]);
  ctx.audit("abandon scan", { thing: "scan", id: scan.id }, { was: scan.state });
  tellScan(ctx, scan);
}

const readColumns = ({ innerMm, middleMm, outerMm, uncertaintyMm, method }: MachineReading) => ({
  readInnerMm: innerMm,
  readMiddleMm: middleMm,
  readOuterMm: outerMm,
  readUncertaintyMm: uncertaintyMm,
  readMethod: method,
});

const byNobody = (ctx: WriteCtx, scan: ScanRow) => ({
  waitingSince: null,
  reviewedAt: ctx.now,
  reviewerId: null,
  seenAt: null,
  version: scan.version + 1,
});

/** Which of some scans have photos. */
export async function scansWithPhotos(db: ReadDb, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: scanPhotos.scanId })
    .from(scanPhotos)
    .where(inArray(scanPhotos.scanId, [...ids]));
  return new Set(rows.map((row) => row.id));
}
