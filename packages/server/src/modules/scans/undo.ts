import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { chargeScanAgain } from "#modules/credits";
import { withdrawEarnings } from "#modules/fraud";
import { isFresh, mayUndo, undoOf } from "./policy.ts";
import { scanFor } from "./rows.ts";
import { scanMachine } from "./states.ts";
import { queueMeasurementSync, publishScan } from "./publish.ts";

/**
 * Takes a judgement back within 24 hours, a member its own: the scan waits again, an unused welcome voucher of it is withdrawn, a credit that
 * had come back is charged again if one is left. Errors: NOT_FOUND; STATE_CONFLICT when there is nothing to undo or it is too late.
 */
export async function undoReview(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, id: number): Promise<number> {
  const scan = await scanFor(ctx, id);
  if (scan.reviewedAt !== null && !isFresh(scan, ctx.now))
    throw ctx.fail("STATE_CONFLICT", { details: { reason: "too_late" } });
  if (!mayUndo(ctx.actor, scan, ctx.now))
    throw ctx.fail("STATE_CONFLICT", { details: { state: scan.state, version: scan.version } });
  const open = {
    waitingSince: ctx.now,
    reviewedAt: null,
    completedAt: null,
    reviewerId: null,
    reviewedBy: null,
    seenAt: null,
    reasons: [],
    isJudgedHere: true,
    version: scan.version + 1,
  };
  await move(ctx, scanMachine, id, undoOf(ctx.actor), open);
  if (scan.state === "completed") await withdrawEarnings(ctx, id);
  const charged =
    scan.state === "rejected" && scan.scannedBy === null && (await chargeScanAgain(ctx, scan.consumerId, id));
  ctx.audit("undo review", { entity: "scan", id }, { was: scan.state, charged });
  publishScan(ctx, scan);
  queueMeasurementSync(ctx, scan);
  return id;
}
