import { isAdmin, type Catalog, type ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { minimumMm, type TreadDepths } from "@treadclub/rules";
import { giveBackForScans } from "#modules/credits";
import { signedInUser } from "#modules/identity";
import { issueWelcome } from "#modules/vouchers";
import { resultsOf, reviewUncertaintyMm } from "./results.ts";
import { mayReview } from "./policy.ts";
import { scanFor, type PlatedScan, type ScanRow } from "./rows.ts";
import { scanMachine } from "./states.ts";
import { notifyOfRejection, notifyOfResult, queueMeasurementSync, publishScan } from "./publish.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT";

/**
 * Completes a scan with the depths that the reviewer read; a driver's first one earns the welcome voucher.
 * Errors: NOT_FOUND; STATE_CONFLICT when it was judged or changed meanwhile; VALIDATION_FAILED for results that cannot be.
 */
export async function completeScan(
  ctx: WriteCtx<Errors>,
  body: ParsedOf<Catalog["updateTread"]>["body"],
): Promise<number> {
  const scan = await scanToJudge(ctx, body.scan_id, body.version);
  const depths = { innerMm: body.depths.inner_mm, middleMm: body.depths.middle_mm, outerMm: body.depths.outer_mm };
  const results = resultsOf(ctx, depths, body.results);
  await move(ctx, scanMachine, scan.id, "complete", {
    ...judged(ctx, scan),
    ...depths,
    minimumMm: minimumMm(depths),
    ...howRead(scan, depths),
    results,
    reasons: [],
    message: body.message,
    completedAt: ctx.now,
  });
  ctx.audit("complete scan", { entity: "scan", id: scan.id }, { ...depths, results });
  notifyOfResult(ctx, scan, { minimumMm: minimumMm(depths), results });
  await issueWelcome(ctx, scan.consumerId, scan.id);
  publishScan(ctx, scan);
  queueMeasurementSync(ctx, scan);
  return scan.id;
}

/** Rejects a scan with reasons; its credit comes back. Errors: NOT_FOUND; STATE_CONFLICT when it was judged or changed meanwhile. */
export async function declineScan(
  ctx: WriteCtx<Errors>,
  id: number,
  body: ParsedOf<Catalog["declineScan"]>["body"],
): Promise<number> {
  const scan = await scanToJudge(ctx, id, body.version);
  const reasons = [...new Set(body.reasons)];
  await move(ctx, scanMachine, id, "reject", { ...judged(ctx, scan), reasons, results: [], message: body.message });
  await giveBackForScans(ctx, scan.consumerId, [id]);
  ctx.audit("reject scan", { entity: "scan", id }, { reasons });
  notifyOfRejection(ctx, scan, { reasons, message: body.message });
  publishScan(ctx, scan);
  queueMeasurementSync(ctx, scan);
  return id;
}

/** A scan that the actor may judge, as they saw it. Errors: NOT_FOUND; STATE_CONFLICT when it is judged, or waits for somebody else. */
async function scanToJudge(ctx: WriteCtx<Errors>, id: number, version: number): Promise<PlatedScan> {
  const scan = await scanFor(ctx, id);
  if (scan.version === version && mayReview(ctx.actor, scan)) return scan;
  throw ctx.fail("STATE_CONFLICT", { details: { state: scan.state, version: scan.version } });
}

const judged = (ctx: WriteCtx, scan: ScanRow) => ({
  waitingSince: null,
  reviewedAt: ctx.now,
  reviewerId: signedInUser(ctx),
  reviewedBy: isAdmin(ctx.actor) ? ("admin" as const) : ("member" as const),
  seenAt: null,
  isJudgedHere: true,
  version: scan.version + 1,
});

/** What was only confirmed keeps its method, and how far it may be off. */
function howRead(
  scan: ScanRow,
  { innerMm, middleMm, outerMm }: TreadDepths,
): Pick<ScanRow, "method" | "uncertaintyMm"> {
  const isAsRead = scan.readInnerMm === innerMm && scan.readMiddleMm === middleMm && scan.readOuterMm === outerMm;
  return isAsRead && scan.readMethod !== null
    ? { method: scan.readMethod, uncertaintyMm: scan.readUncertaintyMm ?? reviewUncertaintyMm }
    : { method: "review", uncertaintyMm: reviewUncertaintyMm };
}
