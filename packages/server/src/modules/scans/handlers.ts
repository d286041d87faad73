import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { createMemberScan, createTyreScan, createTyreWallScan } from "./create.ts";
import type { ScanDeps } from "./deps.ts";
import { scanView } from "./detail.ts";
import { sidewallsOf, treadOf } from "./hand-in.ts";
import { allScans, countNewScans, scansOfConsumer, scansOfMember } from "./list.ts";
import { removeScan } from "./remove.ts";
import { completeScan, declineScan } from "./review.ts";
import { markSeen } from "./seen.ts";
import { takeOver } from "./take-over.ts";
import { undoReview } from "./undo.ts";

type Names =
  | "consumerCreateTyreScan"
  | "consumerCreateTyreWallScan"
  | "consumerGetScansListByConsumerId"
  | "consumerGetScanById"
  | "readScans"
  | "getScansList"
  | "getNewScansCount"
  | "getScanById"
  | "updateTread"
  | "declineScan"
  | "undoScanReview"
  | "deleteScanById"
  | "memberCreateTyreScan"
  | "memberCreateTyreWallScan"
  | "memberGetScansList"
  | "memberGetScanById"
  | "memberUpdateTread"
  | "memberDeclineScan"
  | "memberUndoScanReview"
  | "setAdminReviewScans";

export function scanHandlers(deps: ScanDeps): Pick<Handlers<Catalog>, Names> {
  const reviews = reviewHandlers(deps);
  return {
    ...reviews,
    memberCreateTyreScan: (ctx, { body }) => createMemberScan(ctx, deps, treadOf(body)),
    memberCreateTyreWallScan: (ctx, { body }) => createMemberScan(ctx, deps, sidewallsOf(ctx, body)),
    memberGetScansList: (ctx, { body }) => scansOfMember(ctx, body),
    memberGetScanById: reviews.getScanById,
    memberUpdateTread: reviews.updateTread,
    memberDeclineScan: reviews.declineScan,
    memberUndoScanReview: reviews.undoScanReview,
    setAdminReviewScans: async (ctx, { body }) => ({ count: await takeOver(ctx, body.ids) }),
    consumerCreateTyreScan: (ctx, { body }) => createTyreScan(ctx, deps, body),
    consumerCreateTyreWallScan: (ctx, { body }) => createTyreWallScan(ctx, deps, body),
    consumerGetScansListByConsumerId: (ctx, { params, body }) => scansOfConsumer(ctx, params.id, body),
    consumerGetScanById: (ctx, { params }) => scanView(ctx, deps, params.id),
    readScans: async (ctx, { body }) => ({ count: await markSeen(ctx, body.ids) }),
    getScansList: (ctx, { body }) => allScans(ctx, body),
    getNewScansCount: async (ctx) => ({ count: await countNewScans(ctx.db) }),
    deleteScanById: async (ctx, { params }) => {
      await removeScan(ctx, params.id);
      return { done: true };
    },
  };
}

/** One scan and what is decided of it: the same for administrators and members, who may decide less. */
function reviewHandlers(
  deps: ScanDeps,
): Pick<Handlers<Catalog>, "getScanById" | "updateTread" | "declineScan" | "undoScanReview"> {
  return {
    getScanById: (ctx, { params }) => scanView(ctx, deps, params.id),
    updateTread: async (ctx, { body }) => scanView(ctx, deps, await completeScan(ctx, body)),
    declineScan: async (ctx, { params, body }) => scanView(ctx, deps, await declineScan(ctx, params.id, body)),
    undoScanReview: async (ctx, { params }) => scanView(ctx, deps, await undoReview(ctx, params.id)),
  };
}
