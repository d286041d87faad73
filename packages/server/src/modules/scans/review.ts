import { isAdmin, type Catalog, type ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { FITTER_GAUGE_UNCERTAINTY_MM, minimumMm, type TreadDepths, type TreadResult } from "@treadclub/rules";
import { giveBackForScans } from "#modules/credits";
import { earnWelcome } from "#modules/fraud";
import { signedInUser } from "#modules/identity";
import { resultsOf, reviewUncertaintyMm, sidewallResultsOf } from "./results.ts";
import { mayReview } from "./policy.ts";
import { giveWithResults } from "./reward.ts";
import { earnedBy, scanFor, type PlatedScan, type ScanRow } from "./rows.ts";
import { confirmedOf, sidewallContexts, storeConfirmed } from "./sidewalls.ts";
import { nobodyWaits, scanMachine } from "./states.ts";
import { notifyOfRejection, notifyOfResult, queueMeasurementSync, publishScan } from "./publish.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT";

type Judgement = ParsedOf<Catalog["updateTread"]>["body"];

/**
 * Completes a scan with what the reviewer read: the depths of a tread, or each tyre of a sidewall scan. A driver's first
 * tread earns the welcome voucher. Errors: NOT_FOUND; STATE_CONFLICT when it was judged or changed meanwhile;
 * VALIDATION_FAILED for results that cannot be, and for readings of the other kind.
 */
export async function completeScan(ctx: WriteCtx<Errors>, body: Judgement): Promise<number> {
  const scan = await scanToJudge(ctx, body.scan_id, body.version);
  const { results, minimum, read, fields } = await (scan.type === "sidewall"
    ? sidewallsRead(ctx, scan, body)
    : depthsRead(ctx, scan, body));
  await move(ctx, scanMachine, scan.id, "complete", {
    ...judged(ctx),
    version: scan.version + 1,
    ...fields,
    results,
    reasons: [],
    message: body.message,
    completedAt: ctx.now,
  });
  ctx.audit("complete scan", { entity: "scan", id: scan.id }, { ...read, results });
  notifyOfResult(ctx, scan, { minimumMm: minimum, results });
  if (scan.type !== "sidewall") await earnWelcome(ctx, earnedBy(scan));
  await giveWithResults(ctx, [scan]);
  publishScan(ctx, scan);
  queueMeasurementSync(ctx, scan);
  return scan.id;
}

type ReadField = "innerMm" | "middleMm" | "outerMm" | "minimumMm" | "method" | "uncertaintyMm";

interface Read {
  readonly results: TreadResult[];
  /** Null where no tread was read. */
  readonly minimum: number | null;
  /** For the audit. */
  readonly read: Readonly<Record<string, unknown>>;
  readonly fields: Partial<Pick<ScanRow, ReadField>>;
}

function depthsRead(ctx: WriteCtx<Errors>, scan: ScanRow, body: Judgement): Read {
  if (!body.depths) throw ctx.fail("VALIDATION_FAILED", { fields: { depths: "required" } });
  if (body.sidewalls) throw ctx.fail("VALIDATION_FAILED", { fields: { sidewalls: "choice" } });
  const depths = { innerMm: body.depths.inner_mm, middleMm: body.depths.middle_mm, outerMm: body.depths.outer_mm };
  const minimum = minimumMm(depths);
  return {
    results: resultsOf(ctx, depths, body.results),
    minimum,
    read: depths,
    fields: { ...depths, minimumMm: minimum, ...howRead(ctx, scan, depths) },
  };
}

async function sidewallsRead(ctx: WriteCtx<Errors>, scan: ScanRow, body: Judgement): Promise<Read> {
  if (body.depths) throw ctx.fail("VALIDATION_FAILED", { fields: { depths: "choice" } });
  const contexts = await sidewallContexts(ctx, scan.id);
  const confirmed = confirmedOf(ctx, [...contexts.keys()], body.sidewalls);
  const results = sidewallResultsOf(ctx, { confirmed, contexts }, body.results);
  await storeConfirmed(ctx, scan.id, confirmed);
  return { results, minimum: null, read: { sidewalls: Object.fromEntries(confirmed) }, fields: { method: "review" } };
}

/** Rejects a scan with reasons; its credit comes back. Errors: NOT_FOUND; STATE_CONFLICT when it was judged or changed meanwhile. */
export async function declineScan(
  ctx: WriteCtx<Errors>,
  id: number,
  body: ParsedOf<Catalog["declineScan"]>["body"],
): Promise<number> {
  const scan = await scanToJudge(ctx, id, body.version);
  const reasons = [...new Set(body.reasons)];
  await move(ctx, scanMachine, id, "reject", {
    ...judged(ctx),
    version: scan.version + 1,
    reasons,
    results: [],
    message: body.message,
  });
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

/** What every judgement of a person writes. */
export const judged = (ctx: WriteCtx) => ({
  ...nobodyWaits,
  reviewedAt: ctx.now,
  reviewerId: signedInUser(ctx),
  reviewedBy: isAdmin(ctx.actor) ? ("admin" as const) : ("member" as const),
  seenAt: null,
  isJudgedHere: true,
});

/** What was only confirmed keeps its method, and how far it may be off; so does what a company measured and corrects. */
function howRead(
  ctx: Pick<WriteCtx, "actor">,
  scan: ScanRow,
  { innerMm, middleMm, outerMm }: TreadDepths,
): Pick<ScanRow, "method" | "uncertaintyMm"> {
  const isAsMeasured = scan.innerMm === innerMm && scan.middleMm === middleMm && scan.outerMm === outerMm;
  if (scan.type === "tyre" && scan.method === "gauge" && (isAsMeasured || !isAdmin(ctx.actor)))
    return { method: "gauge", uncertaintyMm: FITTER_GAUGE_UNCERTAINTY_MM };
  const isAsRead = scan.readInnerMm === innerMm && scan.readMiddleMm === middleMm && scan.readOuterMm === outerMm;
  return isAsRead && scan.readMethod !== null
    ? { method: scan.readMethod, uncertaintyMm: scan.readUncertaintyMm ?? reviewUncertaintyMm }
    : { method: "review", uncertaintyMm: reviewUncertaintyMm };
}
