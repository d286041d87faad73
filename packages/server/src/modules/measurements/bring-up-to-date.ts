import type { WriteCtx } from "@treadclub/kit/context";
import type { StoredPhoto } from "@treadclub/kit/files/photos";
import { longPosition } from "@treadclub/rules";
import {
  abandonScans,
  askReviewer,
  completeByEngine,
  failScan,
  measuredScans,
  moveToTyre,
  noteMeasurement,
  photosArrived,
  syncMeasurementJob,
  type MachineReading,
  type PlatedScan,
  type ScanRow,
} from "#modules/scans";
import type { ServiceMeasurement, ServiceResults } from "#adapters/measurement/port";
import type { MeasurementDeps } from "./deps.ts";
import { addTyres } from "./add-tyres.ts";
import { hasEnded, isBegun, isPlanFixed, paired } from "./pair.ts";
import { isFinal, isJudgedThere, isSure, readingOf } from "./reading.ts";
import { bound, lockedSession, type BoundSession } from "./rows.ts";
import { noteSession } from "./session-part.ts";

/** What the service said of a session. */
export interface News {
  /** Null: it does not know the session any more. */
  readonly results: ServiceResults | null;
  /** By scan, photos that lie in the store now. */
  readonly photos: ReadonlyMap<number, readonly StoredPhoto[]>;
  /** Scans that had their photos before. */
  readonly pictured: ReadonlySet<number>;
}

const minuteMs = 60_000;
/** Photos of another service come after its first word of them: a reviewer waits a little, the session longer. */
const photoPatienceMs = 3 * minuteMs;
const latePhotosMs = 60 * minuteMs;
/** An engine that says nothing for so long is not waited for. */
const enginePatienceMs = 24 * 60 * minuteMs;

/**
 * Brings the scans of a session to where the service is. Old news, the same news again and news in another order change
 * nothing that is decided; sessions are taken one after the other.
 */
export async function bringUpToDate(
  ctx: WriteCtx,
  { measurement: port }: Pick<MeasurementDeps, "measurement">,
  sessionId: number,
  news: News,
): Promise<void> {
  const row = await lockedSession(ctx, sessionId);
  const session = row && bound(row);
  if (!session || session.endedAt !== null) return;
  const measurements = news.results?.measurements ?? [];
  const hasAllEnded = measurements.every((one) => hasEnded(one.status));
  const before = await measuredScans(ctx, session.id);
  const pairs = paired(before, measurements);
  const states: ScanRow["state"][] = [];
  const abandoned: ScanRow[] = [];
  for (const scan of before) {
    const measurement = pairs.get(scan);
    const state = measurement
      ? await follow(ctx, { session, scan, measurement, news, hasEngine: port.hasEngine })
      : scan.state === "processing" && (hasAllEnded || isPlanFixed(measurements))
        ? "deleted"
        : scan.state;
    if (state === "deleted" && scan.state !== "deleted") abandoned.push(scan);
    states.push(state);
  }
  await abandonScans(ctx, abandoned);
  const known = new Set(pairs.values());
  const added = await addTyres(
    ctx,
    session,
    measurements.filter((one) => !known.has(one)),
  );
  const isProcessing = added > 0 || states.includes("processing");
  const isEnded =
    hasAllEnded && !isProcessing && !measurements.some((one) => mayStillGetPhotos(one, ctx.now, latePhotosMs));
  noteSession(ctx, {
    id: session.id,
    plannedAt: session.plannedAt ?? ctx.now,
    followAt: new Date(ctx.now.getTime() + pauseMs(session, isProcessing, ctx.now)),
    endedAt: isEnded ? ctx.now : null,
  });
}

interface Followed {
  readonly session: BoundSession;
  readonly scan: PlatedScan;
  readonly measurement: ServiceMeasurement;
  readonly news: News;
  readonly hasEngine: boolean;
}

/** Returns the scan's state after it; one of a tyre that was left out is still to be abandoned. */
async function follow(ctx: WriteCtx, followed: Followed): Promise<ScanRow["state"]> {
  const { scan, measurement } = followed;
  if (scan.state === "deleted") return forgotten(ctx, followed);
  const { position_code: code, measurement_id: measurementId, status } = measurement;
  if (code !== null && longPosition(code) !== scan.position && scan.state === "processing")
    await moveToTyre(ctx, scan, longPosition(code));
  // What an administrator decided stands, whatever was on its way.
  const isDecided = scan.isJudgedHere || !isOpen(scan);
  const isReadable = !isDecided && isBegun(status) && status !== "failed";
  const read = isReadable ? readingOf(measurement) : null;
  noteMeasurement(ctx, scan, { measurementId, measurementStatus: status, read });
  photosArrived(ctx, scan, followed.news.photos.get(scan.id) ?? []);
  if (isDecided) return scan.state;
  if (status === "aborted") return "deleted";
  if (!isBegun(status)) return scan.state;
  if (isReadable) return decide(ctx, followed, read);
  await failScan(ctx, scan, { reasons: measurement.quality_reasons, message: measurement.message });
  return "rejected";
}

/** The machine's result stands, or a person is asked, as the club's or the company's setting says. */
async function decide(
  ctx: WriteCtx,
  { session, scan, measurement, news, hasEngine }: Followed,
  read: MachineReading | null,
): Promise<ScanRow["state"]> {
  if (read && ((session.byEngine && isSure(measurement)) || isJudgedThere(measurement))) {
    const isDone = await completeByEngine(ctx, scan, read);
    if (isDone && measurement.status !== "completed") ctx.outbox.job(syncMeasurementJob, { scan: scan.id });
    return isDone ? "completed" : scan.state;
  }
  const arePhotosHere =
    measurement.images.length === 0
      ? !mayStillGetPhotos(measurement, ctx.now, photoPatienceMs)
      : news.photos.has(scan.id) || news.pictured.has(scan.id);
  const waitsForEngine = session.byEngine && hasEngine && !isFinal(measurement) && !isLate(measurement, ctx.now);
  if (scan.state !== "processing" || !arePhotosHere || waitsForEngine) return scan.state;
  return askReviewer(ctx, scan, session.ask);
}

/** A scan that was deleted here must not wait for anybody there. */
function forgotten(ctx: WriteCtx, { scan, measurement }: Followed): "deleted" {
  if (scan.measurementStatus === "aborted" || !isBegun(measurement.status) || hasEnded(measurement.status))
    return "deleted";
  const { measurementStatus } = scan;
  noteMeasurement(ctx, scan, { measurementId: measurement.measurement_id, measurementStatus });
  ctx.outbox.job(syncMeasurementJob, { scan: scan.id });
  return "deleted";
}

const isOpen = ({ state }: ScanRow): boolean =>
  state === "processing" || state === "awaiting_member_review" || state === "awaiting_admin_review";

/** It was begun so short a time ago that its photos may be on their way. */
function mayStillGetPhotos(measurement: ServiceMeasurement, now: Date, withinMs: number): boolean {
  const { status, images, handed_in_at: at } = measurement;
  return isBegun(status) && images.length === 0 && at !== null && now.getTime() - new Date(at).getTime() < withinMs;
}

const isLate = ({ handed_in_at: at }: ServiceMeasurement, now: Date): boolean =>
  at !== null && now.getTime() - new Date(at).getTime() > enginePatienceMs;

/** The service says when something changes; this is for what it could not say. */
function pauseMs(session: BoundSession, isProcessing: boolean, now: Date): number {
  if (!isProcessing) return 360 * minuteMs;
  const isNew = session.boundAt !== null && now.getTime() - session.boundAt.getTime() < 60 * minuteMs;
  return (isNew ? 2 : 15) * minuteMs;
}
