import type { WriteCtx } from "@treadclub/kit/context";
import { formatPlate, londonDay } from "@treadclub/rules";
import { mailReport, type AttachReport, type ReportMailOutcome } from "#modules/messages";
import { reportedScan, scanSightOf } from "#modules/scans";
import type { ScanReportDeps } from "./deps.ts";
import { reportFile } from "./report-file.ts";
import { reportWords } from "./words.ts";

/** Mails a driver the report of a scan that the actor may see. Errors: NOT_FOUND; STATE_CONFLICT without a result. */
export async function sendReport(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  { publicUrl }: Pick<ScanReportDeps, "publicUrl">,
  scanId: number,
  by: "driver" | "fitter",
): Promise<{ outcome: ReportMailOutcome }> {
  const scan = await reportedScan(ctx.db, { id: scanId, ...scanSightOf(ctx.actor) }, ctx.now);
  if (!scan) throw ctx.fail("NOT_FOUND");
  if (scan.state !== "completed") throw ctx.fail("STATE_CONFLICT");
  const outcome = await mailReport(ctx, {
    scanId,
    driverId: scan.consumerId,
    company: by === "driver" ? null : (scan.memberName ?? ""),
    link: `${publicUrl}/app/consumer/${scan.consumerId}/tyre_scans_list?open_field=${scanId}&open_field_type=scan`,
    words: (locale) => ({
      tyre: reportWords(locale)(`scan.tyre.${scan.position}`),
      plate: formatPlate(scan.vehicle.number),
    }),
    onceKey: `report ${scanId}.${scan.version} ${by} ${londonDay(ctx.now)}`,
  });
  ctx.audit("mail scan report", { entity: "scan", id: scanId }, { by, outcome });
  return { outcome };
}

/** Draws the report that goes with a mail; null when the scan has no result any more. */
export const reportAttachment =
  (deps: Pick<ScanReportDeps, "store">): AttachReport =>
  async ({ db, now }, { scanId, locale }) => {
    const everything = { seesAll: true, userId: null, memberId: null };
    const scan = await reportedScan(db.read, { id: scanId, ...everything }, now);
    if (scan?.state !== "completed") return null;
    const { name, bytes } = await reportFile(deps, `mail ${scan.id}`, { scan, locale, at: now });
    return { filename: name, contentType: "application/pdf", content: bytes };
  };
