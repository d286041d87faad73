import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { createTyreScan } from "./create.ts";
import type { ScanDeps } from "./deps.ts";
import { scanView } from "./detail.ts";
import { allScans, countNewScans, scansOfConsumer } from "./list.ts";
import { removeScan } from "./remove.ts";
import { completeScan, declineScan } from "./review.ts";
import { markSeen } from "./seen.ts";
import { undoReview } from "./undo.ts";

type Names =
  | "consumerCreateTyreScan"
  | "consumerGetScansListByConsumerId"
  | "consumerGetScanById"
  | "readScans"
  | "getScansList"
  | "getNewScansCount"
  | "getScanById"
  | "updateTread"
  | "declineScan"
  | "undoScanReview"
  | "deleteScanById";

export function scanHandlers(deps: ScanDeps): Pick<Handlers<Catalog>, Names> {
  return {
    consumerCreateTyreScan: (ctx, { body }) => createTyreScan(ctx, deps, body),
    consumerGetScansListByConsumerId: (ctx, { params, body }) => scansOfConsumer(ctx, params.id, body),
    consumerGetScanById: (ctx, { params }) => scanView(ctx, deps, params.id),
    readScans: async (ctx, { body }) => ({ count: await markSeen(ctx, body.ids) }),
    getScansList: (ctx, { body }) => allScans(ctx, body),
    getNewScansCount: async (ctx) => ({ count: await countNewScans(ctx.db) }),
    getScanById: (ctx, { params }) => scanView(ctx, deps, params.id),
    updateTread: async (ctx, { body }) => scanView(ctx, deps, await completeScan(ctx, body)),
    declineScan: async (ctx, { params, body }) => scanView(ctx, deps, await declineScan(ctx, params.id, body)),
    undoScanReview: async (ctx, { params }) => scanView(ctx, deps, await undoReview(ctx, params.id)),
    deleteScanById: async (ctx, { params }) => {
      await removeScan(ctx, params.id);
      return { done: true };
    },
  };
}
