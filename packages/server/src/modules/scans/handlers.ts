import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { acceptScans } from "./accept-batch.ts";
import { claimScan } from "./claim.ts";
import { countNewScans, countTreadScans } from "./count.ts";
import { createMemberScan, createTyreScan, createTyreWallScan } from "./create.ts";
import type { ScanDeps } from "./deps.ts";
import { openScanViewer, type ScanViewer } from "./detail.ts";
import { createGaugeScans } from "./gauge.ts";
import { sidewallsOf, treadOf } from "./hand-in.ts";
import { allScans, openScansOfTheirs, scansOfConsumer, scansOfMember } from "./list.ts";
import { removeScan } from "./remove.ts";
import { completeScan, declineScan } from "./review.ts";
import { rewardHandlers } from "./reward-handlers.ts";
import { markSeen } from "./seen.ts";
import { takeOver } from "./take-over.ts";
import { undoReview } from "./undo.ts";
import { scanWaits } from "./waits.ts";
import { openVouchersWithScan } from "./with-vouchers.ts";

type Names =
  | "consumerCreateTyreScan"
  | "consumerCreateTyreWallScan"
  | "consumerGetScansListByConsumerId"
  | "consumerGetScanById"
  | "readScans"
  | "getScansList"
  | "getNewScansCount"
  | "countConsumerTyreScans"
  | "getScanById"
  | "updateTread"
  | "declineScan"
  | "undoScanReview"
  | "deleteScanById"
  | "memberCreateTyreScan"
  | "memberCreateTyreWallScan"
  | "memberCreateGaugeScans"
  | "memberGetScansList"
  | "memberGetScansListByConsumerId"
  | "memberGetScanById"
  | "memberUpdateTread"
  | "memberDeclineScan"
  | "memberUndoScanReview"
  | "setAdminReviewScans"
  | "batchAcceptedScans"
  | "memberBatchAcceptedScans"
  | "claimScan"
  | "memberClaimScan"
  | "getScanWaits"
  | "memberGetScanWaits"
  | "getDiscountsWithScan";

export function scanHandlers(deps: ScanDeps): Pick<Handlers<Catalog>, Names | keyof ReturnType<typeof rewardHandlers>> {
  const view = openScanViewer(deps);
  const creating = { uploads: deps.uploads, view };
  const scansOfTheirs = openScansOfTheirs(deps.shownTo);
  const reviews = reviewHandlers(view);
  const vouchersWithScan = openVouchersWithScan(deps);
  return {
    ...reviews,
    ...rewardHandlers(deps, view),
    memberCreateTyreScan: (ctx, { body }) => createMemberScan(ctx, creating, treadOf(body)),
    memberCreateTyreWallScan: (ctx, { body }) => createMemberScan(ctx, creating, sidewallsOf(ctx, body)),
    memberCreateGaugeScans: (ctx, { body }) => createGaugeScans(ctx, deps, body),
    memberGetScansList: (ctx, { body }) => scansOfMember(ctx, body),
    memberGetScansListByConsumerId: (ctx, { params, body }) => scansOfTheirs(ctx, params.id, body),
    memberGetScanById: reviews.getScanById,
    memberUpdateTread: reviews.updateTread,
    memberDeclineScan: reviews.declineScan,
    memberUndoScanReview: reviews.undoScanReview,
    batchAcceptedScans: (ctx, { body }) => acceptScans(ctx, body.ids),
    memberBatchAcceptedScans: (ctx, { body }) => acceptScans(ctx, body.ids),
    claimScan: (ctx, { params, body }) => claimScan(ctx, params.id, body),
    memberClaimScan: (ctx, { params, body }) => claimScan(ctx, params.id, body),
    getScanWaits: scanWaits,
    memberGetScanWaits: scanWaits,
    setAdminReviewScans: async (ctx, { body }) => ({ count: await takeOver(ctx, body.ids) }),
    consumerCreateTyreScan: (ctx, { body }) => createTyreScan(ctx, creating, body),
    consumerCreateTyreWallScan: (ctx, { body }) => createTyreWallScan(ctx, creating, body),
    consumerGetScansListByConsumerId: (ctx, { params, body }) => scansOfConsumer(ctx, params.id, body),
    getDiscountsWithScan: (ctx, { body }) => vouchersWithScan(ctx, body),
    consumerGetScanById: (ctx, { params }) => view(ctx, params.id),
    readScans: async (ctx, { body }) => ({ count: await markSeen(ctx, body.ids) }),
    getScansList: (ctx, { body }) => allScans(ctx, body),
    getNewScansCount: async (ctx) => ({ count: await countNewScans(ctx.db) }),
    countConsumerTyreScans: async (ctx, { params }) => ({ count: await countTreadScans(ctx, params.id) }),
    deleteScanById: async (ctx, { params }) => {
      await removeScan(ctx, params.id);
      return { done: true };
    },
  };
}

/** One scan and what is decided of it: the same for administrators and members, who may decide less. */
function reviewHandlers(
  view: ScanViewer,
): Pick<Handlers<Catalog>, "getScanById" | "updateTread" | "declineScan" | "undoScanReview"> {
  return {
    getScanById: (ctx, { params }) => view(ctx, params.id),
    updateTread: async (ctx, { body }) => view(ctx, await completeScan(ctx, body)),
    declineScan: async (ctx, { params, body }) => view(ctx, await declineScan(ctx, params.id, body)),
    undoScanReview: async (ctx, { params }) => view(ctx, await undoReview(ctx, params.id)),
  };
}
