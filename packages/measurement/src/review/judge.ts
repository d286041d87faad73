import type { ParsedOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { qualityReasons } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import type { MeasurementRow } from "#measurement/rows";
import { measurementMachine } from "#measurement/states";
import type { BeforeReview } from "#measurement/table";
import { reviewUncertaintyMm } from "#measurement/verdict";
import { measurementToJudge, type Reviewer } from "./access.ts";
import { mayReview, mayUndo } from "./policy.ts";
import { depthsRead } from "./view.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;
type Changing = Pick<Deps, "ensured">;
type Body<N extends "reviewComplete" | "reviewReject"> = ParsedOf<MeasurementCatalog[N]>["body"];

/**
 * Completes a measurement with the depths that the reviewer read; depths that are handed on as they were read keep their
 * method and interval. Errors: NOT_FOUND; STATE_CONFLICT with `details` {state, version} when it was judged or changed meanwhile.
 */
export async function complete(
  ctx: Ctx,
  deps: Changing,
  reviewer: Reviewer,
  id: number,
  body: Body<"reviewComplete">,
): Promise<void> {
  const row = await asSeen(ctx, reviewer, id, body.version);
  await move(ctx, measurementMachine, id, "complete", {
    ...judged(ctx, row),
    ...depthsOf(row, body.depths),
    reasons: [],
    message: body.message,
    completedAt: ctx.now,
  });
  ctx.audit("complete measurement", { entity: "measurement", id }, { key: reviewer.key.id, ...body.depths });
  await changed(ctx, deps, [id]);
}

/** Fails a measurement with reasons. Errors: as those of `complete`. */
export async function reject(
  ctx: Ctx,
  deps: Changing,
  reviewer: Reviewer,
  id: number,
  body: Body<"reviewReject">,
): Promise<void> {
  const row = await asSeen(ctx, reviewer, id, body.version);
  const reasons = qualityReasons.filter((reason) => body.reasons.includes(reason));
  await move(ctx, measurementMachine, id, "fail", { ...judged(ctx, row), reasons, message: body.message });
  ctx.audit("reject measurement", { entity: "measurement", id }, { key: reviewer.key.id, reasons });
  await changed(ctx, deps, [id]);
}

/**
 * Takes a judgement back within 24 hours: what was read before stands again, and a person is waited for. Errors: NOT_FOUND;
 * STATE_CONFLICT with `details` {state}, and `reason` "too_late" after a day or "forgotten" once its photos were let go.
 */
export async function undo(ctx: Ctx, deps: Changing, reviewer: Reviewer, id: number): Promise<void> {
  const { row, session } = await measurementToJudge(ctx, reviewer, id);
  const { state } = row;
  if (session.forgottenAt !== null) throw ctx.fail("STATE_CONFLICT", { details: { state, reason: "forgotten" } });
  if (!mayUndo(row, ctx.now)) {
    const late = row.reviewedAt === null ? {} : ({ reason: "too_late" } as const);
    throw ctx.fail("STATE_CONFLICT", { details: { state, ...late } });
  }
  await move(ctx, measurementMachine, id, "undo", {
    ...row.beforeReview,
    beforeReview: null,
    waitingSince: ctx.now,
    reviewedAt: null,
    completedAt: null,
    reasons: [],
    message: "",
    version: row.version + 1,
  });
  ctx.audit("undo review", { entity: "measurement", id }, { key: reviewer.key.id, was: state });
  await changed(ctx, deps, [id]);
}

async function asSeen(ctx: Ctx, reviewer: Reviewer, id: number, version: number): Promise<MeasurementRow> {
  const { row } = await measurementToJudge(ctx, reviewer, id);
  if (row.version === version && mayReview(row)) return row;
  throw ctx.fail("STATE_CONFLICT", { details: { state: row.state, version: row.version } });
}

const judged = (ctx: Ctx, row: MeasurementRow) => ({
  beforeReview: asItStands(row),
  waitingSince: null,
  reviewedAt: ctx.now,
  version: row.version + 1,
});

const asItStands = (row: MeasurementRow): BeforeReview => ({
  innerMm: row.innerMm,
  middleMm: row.middleMm,
  outerMm: row.outerMm,
  globalMm: row.globalMm,
  remoteRegions: row.remoteRegions,
  uncertaintyMm: row.uncertaintyMm,
  method: row.method,
});

/** What is not the reviewer's own reading must not look like it. */
function depthsOf(row: MeasurementRow, given: Body<"reviewComplete">["depths"]): Partial<BeforeReview> {
  const read = depthsRead(row);
  const isConfirmed =
    read !== null &&
    read.inner_mm === given.inner_mm &&
    read.middle_mm === given.middle_mm &&
    read.outer_mm === given.outer_mm;
  if (isConfirmed && row.method !== null) return { uncertaintyMm: row.uncertaintyMm ?? reviewUncertaintyMm };
  return {
    innerMm: given.inner_mm,
    middleMm: given.middle_mm,
    outerMm: given.outer_mm,
    globalMm: null,
    remoteRegions: null,
    uncertaintyMm: reviewUncertaintyMm,
    method: "review",
  };
}
