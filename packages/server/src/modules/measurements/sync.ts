import { AppError } from "@treadclub/kit/errors";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { scans, syncMeasurementJob, type ScanRow } from "#modules/scans";
import { and, eq, ne } from "drizzle-orm";
import type { MeasurementPort, ServiceReview } from "#adapters/measurement/port";
import type { MeasurementDeps } from "./deps.ts";
import { refuseJob } from "./job-names.ts";
import { hasEnded } from "./pair.ts";
import { measurementSessions } from "./table.ts";

/** Brings the service's measurement in line with its scan here, whatever its state. */
export const syncJob = (deps: Pick<MeasurementDeps, "measurement">): JobDefinition => ({
  name: syncMeasurementJob,
  retryLimit: 20,
  run: async (job, { scan }) => {
    const [row] = await job.db.read
      .select()
      .from(scans)
      .where(eq(scans.id, Number(scan)));
    if (!row || row.measurementId === null) return;
    await syncMeasurement(deps.measurement, job, { ...row, measurementId: row.measurementId }).catch(
      (error: unknown) => {
        // The service has deleted it, with the driver or by age.
        if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
      },
    );
  },
});

/** Fails a measurement without a scan. */
export const refusalJob = (deps: Pick<MeasurementDeps, "measurement">): JobDefinition => ({
  name: refuseJob,
  run: async (_job, { measurement }) => {
    const { measurement_id: id, can, version } = await deps.measurement.get(Number(measurement));
    if (can.review) await deps.measurement.reject(id, { reasons: ["unreadable"], message: "", version });
  },
});

type MeasuredScan = ScanRow & { readonly measurementId: number };

async function syncMeasurement(port: MeasurementPort, job: JobRun, scan: MeasuredScan): Promise<void> {
  const there = await port.get(scan.measurementId);
  if (!isSettled(scan, there)) {
    const open = hasEnded(there.status) ? await reopened(port, job, there) : there;
    if (open !== null) await decide(port, scan, open);
  }
  if (scan.state === "deleted") await forgetDeleted(port, job, scan);
}

function isSettled(scan: MeasuredScan, there: ServiceReview): boolean {
  if (there.status === "aborted") return true;
  if (scan.state === "completed") return there.status === "completed" && isSameDepths(scan, there);
  if (scan.state === "rejected") return there.status === "failed" && there.message === scan.message;
  if (scan.state === "deleted") return hasEnded(there.status);
  return !hasEnded(there.status);
}

/** After 24 hours a judgement is final there as it is here. */
async function reopened(port: MeasurementPort, job: JobRun, there: ServiceReview): Promise<ServiceReview | null> {
  if (there.can.undo) return port.undo(there.measurement_id);
  job.log.warn({ measurement: there.measurement_id }, "the service keeps its judgement");
  return null;
}

async function decide(port: MeasurementPort, scan: MeasuredScan, { version, can }: ServiceReview): Promise<void> {
  const { measurementId, innerMm, middleMm, outerMm, message } = scan;
  if (scan.state === "completed" && innerMm !== null && middleMm !== null && outerMm !== null)
    await port.complete(measurementId, {
      depths: { inner_mm: innerMm, middle_mm: middleMm, outer_mm: outerMm },
      message,
      version,
    });
  if (scan.state === "rejected" || (scan.state === "deleted" && can.review))
    await port.reject(measurementId, { reasons: ["unreadable"], message, version });
}

function isSameDepths(scan: MeasuredScan, { depths }: ServiceReview): boolean {
  return (
    depths !== null &&
    depths.inner_mm === scan.innerMm &&
    depths.middle_mm === scan.middleMm &&
    depths.outer_mm === scan.outerMm
  );
}

/** Deletes a session's photos there with its last scan. */
async function forgetDeleted(port: MeasurementPort, job: JobRun, scan: MeasuredScan): Promise<void> {
  const { measurementSessionId: sessionId } = scan;
  if (sessionId === null) return;
  const [left] = await job.db.read
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.measurementSessionId, sessionId), ne(scans.state, "deleted")))
    .limit(1);
  const [session] = await job.db.read
    .select({ serviceId: measurementSessions.serviceSessionId })
    .from(measurementSessions)
    .where(eq(measurementSessions.id, sessionId));
  if (!left && session) await port.forget(session.serviceId);
}
