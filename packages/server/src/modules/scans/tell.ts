import type { WriteCtx } from "@treadclub/kit/context";
import { notifyAdmins, notifyConsumer, notifyMember } from "#modules/messages";
import type { ScanRow } from "./rows.ts";

type Told = Pick<ScanRow, "id" | "consumerId" | "memberId" | "position">;

/** Shows a changed scan at once to its driver, its member and administrators who are looking. */
export function tellScan(ctx: WriteCtx, scan: Told): void {
  const atMember = scan.memberId === null ? {} : { memberIds: [scan.memberId] };
  ctx.outbox.live({ to: { userIds: [scan.consumerId], ...atMember, admins: true }, topic: "scan", id: scan.id });
}

/** Tells whoever has to judge a new scan. */
export function tellReviewer(ctx: WriteCtx, scan: Told, event: "ask_member" | "ask_admin"): void {
  const note = {
    type: "new_scan",
    values: { position: scan.position },
    recordId: scan.id,
  } as const;
  if (event === "ask_member" && scan.memberId !== null) notifyMember(ctx, scan.memberId, note);
  else notifyAdmins(ctx, note);
}

/** Tells the driver that a scan is judged. */
export const tellDriver = (ctx: WriteCtx, scan: Told, type: "scan_result" | "scan_reject"): void =>
  notifyConsumer(ctx, scan.consumerId, {
    type,
    values: { position: scan.position },
    recordId: scan.id,
  });

/** The measurement service hears what was decided about its measurement. */
export function tellMeasurement(ctx: WriteCtx, scan: Pick<ScanRow, "id" | "measurementId">): void {
  if (scan.measurementId !== null) ctx.outbox.job(tellMeasurementJob, { scan: scan.id });
}

/** A job of the module `measurements`. */
export const tellMeasurementJob = "tell-measurement";
