import type { rejectionReason } from "@treadclub/contract/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { formatPlate, headlineResult, LEGAL_MM, type TreadResult } from "@treadclub/rules";
import { notifyAdmins, notifyConsumer, notifyMember } from "#modules/messages";
import type { z } from "zod";
import type { ScanRow } from "./rows.ts";

type RejectionReason = z.output<typeof rejectionReason>;

type AffectedScan = Pick<ScanRow, "id" | "consumerId" | "memberId" | "position">;
/** Judging says more of a scan than publishing does. */
type KnownScan = AffectedScan & { readonly plate: string | null };

/** Publishes a changed scan to the open screens of its driver, its member and administrators. */
export function publishScan(ctx: WriteCtx, scan: AffectedScan): void {
  const atMember = scan.memberId === null ? {} : { memberIds: [scan.memberId] };
  ctx.outbox.live({ to: { userIds: [scan.consumerId], ...atMember, admins: true }, topic: "scan", id: scan.id });
}

/** Shows reviewers who has a scan open; it is no news to its driver. */
export function publishClaim(ctx: WriteCtx, scan: AffectedScan): void {
  const atMember = scan.memberId === null ? {} : { memberIds: [scan.memberId] };
  ctx.outbox.live({ to: { ...atMember, admins: true }, topic: "scan", id: scan.id });
}

/** Notifies those who have to judge a new scan. */
export function notifyReviewer(ctx: WriteCtx, scan: KnownScan, event: "ask_member" | "ask_admin"): void {
  const note = {
    type: "new_scan",
    kind: "scan_to_review",
    values: { ...valuesOf(scan), driver_id: scan.consumerId },
    recordId: scan.id,
  } as const;
  if (event === "ask_member" && scan.memberId !== null) notifyMember(ctx, scan.memberId, note);
  else notifyAdmins(ctx, note);
}

/** Notifies the driver of a result: the worst of what was found, with the least depth. */
export function notifyOfResult(
  ctx: WriteCtx,
  scan: KnownScan,
  { minimumMm, results }: { readonly minimumMm: number | null; readonly results: readonly TreadResult[] },
): void {
  if (minimumMm === null) return notifyOfSidewall(ctx, scan, results);
  const worst = headlineResult(results);
  const isIllegal = worst === "change_tyre" && Math.round(minimumMm * 1_000) < LEGAL_MM * 1_000;
  notifyConsumer(ctx, scan.consumerId, {
    type: "scan_result",
    kind: isIllegal ? "scan_illegal" : worst === null ? "scan_read" : kinds[worst],
    values: { ...valuesOf(scan), minimum_mm: minimumMm },
    recordId: scan.id,
  });
}

interface MeasuredTyre extends Pick<ScanRow, "id" | "position"> {
  readonly least: number;
  readonly results: readonly TreadResult[];
  /** Null where the platform measured. */
  readonly company: string | null;
}

/** Notifies the driver once of all tyres that a fitter measured: how many need something, and the worst of them. */
export function notifyOfCar(
  ctx: WriteCtx,
  { consumerId, plate }: Pick<KnownScan, "consumerId" | "plate">,
  tyres: readonly MeasuredTyre[],
): void {
  const worst = tyres.toSorted((a, b) => a.least - b.least)[0];
  if (!worst) return;
  const illegal = tyres.filter(({ least }) => Math.round(least * 1_000) < LEGAL_MM * 1_000);
  const wanting = tyres.filter(({ results }) => !results.includes("passed"));
  const [kind, meant] =
    illegal.length > 0
      ? (["scan_car_illegal", illegal] as const)
      : wanting.length > 0
        ? (["scan_car_action", wanting] as const)
        : (["scan_car_good", tyres] as const);
  const shown = meant.includes(worst) ? worst : (meant[0] ?? worst);
  const about = { minimum_mm: shown.least, count: meant.length, company: worst.company ?? "TreadClub" };
  const { position, ...car } = valuesOf({ position: shown.position, plate });
  const values = { ...car, ...about, ...(kind === "scan_car_good" ? {} : { position }) };
  notifyConsumer(ctx, consumerId, { type: "scan_result", kind, values, recordId: shown.id });
}

/** A sidewall that is fine is news as well: the age of the tyre is known now. */
function notifyOfSidewall(ctx: WriteCtx, scan: KnownScan, results: readonly TreadResult[]): void {
  notifyConsumer(ctx, scan.consumerId, {
    type: "scan_result",
    kind: results.includes("passed") ? "scan_sidewall" : "scan_sidewall_warning",
    values: valuesOf(scan),
    recordId: scan.id,
  });
}

/** Notifies the driver that a scan could not be used; its credit has come back. */
export const notifyOfRejection = (
  ctx: WriteCtx,
  scan: KnownScan & Pick<ScanRow, "scannedBy">,
  { reasons, message }: { readonly reasons: readonly RejectionReason[]; readonly message: string },
): void =>
  notifyConsumer(ctx, scan.consumerId, {
    type: "scan_reject",
    kind:
      scan.scannedBy !== null
        ? "scan_fitter_rejected"
        : reasons.includes("image_quality")
          ? "scan_unclear"
          : "scan_rejected",
    values: { ...valuesOf(scan), reason: message },
    recordId: scan.id,
  });

const kinds = {
  change_tyre: "scan_change",
  recommended_change: "scan_soon",
  wheel_alignment: "scan_alignment",
  pressure_check: "scan_pressure",
  passed: "scan_good",
} as const satisfies Readonly<Record<TreadResult, string>>;

const valuesOf = ({ position, plate }: Pick<KnownScan, "position" | "plate">) => ({
  position,
  ...(plate === null ? {} : { plate: formatPlate(plate) }),
});

/** Queues a job that sends the decision to the measurement service. */
export function queueMeasurementSync(ctx: WriteCtx, scan: Pick<ScanRow, "id" | "measurementId">): void {
  if (scan.measurementId !== null) ctx.outbox.job(syncMeasurementJob, { scan: scan.id });
}

/** A job of the module `measurements`. */
export const syncMeasurementJob = "tell-measurement";
