import { isAdmin, type Actor, type Catalog, type ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList, nestedOne, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { signedLink } from "@treadclub/kit/files/links";
import { photos } from "@treadclub/kit/tables";
import { personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { vehicles } from "#modules/vehicles";
import { vouchers } from "#modules/vouchers";
import { sql } from "drizzle-orm";
import { claimant, claimOf } from "./claim.ts";
import type { ScanDeps } from "./deps.ts";
import { depthsOf, scanJoins, scanListRow, scanRowFields } from "./fields.ts";
import { forecastOf, historyOf, readingsOfTyre } from "./history.ts";
import {
  mayRemove,
  mayReport,
  mayReview,
  mayReward,
  mayUndo,
  scanReadable,
  scanSightOf,
  seesReviewer,
  type ScanSight,
} from "./policy.ts";
import { rewardOfScan, rewardView } from "./reward-fields.ts";
import { sidewallsOfScan, sidewallViews } from "./sidewalls.ts";
import { scanPhotos, scans } from "./table.ts";

export type ScanView = ReplyOf<Catalog["getScanById"]>;

const fields = {
  row: scanRowFields,
  scan: {
    state: scans.state,
    memberId: scans.memberId,
    reviewedAt: scans.reviewedAt,
    reviewedBy: scans.reviewedBy,
    readInnerMm: scans.readInnerMm,
    readMiddleMm: scans.readMiddleMm,
    readOuterMm: scans.readOuterMm,
    readMethod: scans.readMethod,
    uncertaintyMm: scans.uncertaintyMm,
    reasons: scans.reasons,
    message: scans.message,
    ownReading: scans.ownReading,
    mileage: scans.mileage,
    tyreSize: scans.tyreSize,
    version: scans.version,
    scannedBy: scans.scannedBy,
    claimant,
  },
  annualMileage: sql<number | null>`coalesce(${vehicles.averageAnnualMileage}, ${vehicles.motAnnualMileage})`,
  photos: nestedList(
    { id: photos.id, width: photos.width, height: photos.height, position: scanPhotos.position },
    sql`from ${scanPhotos} join ${photos} on ${photos.id} = ${scanPhotos.photoId} and ${photos.removedAt} is null where ${scanPhotos.scanId} = ${scans.id}`,
    sql`${scanPhotos.place}`,
  ),
  sidewalls: sidewallsOfScan,
  readings: readingsOfTyre,
  voucher: nestedOne(
    { id: vouchers.id, pence: vouchers.amountPence },
    sql`from ${vouchers} where ${vouchers.consumerId} = ${scans.consumerId} and ${vouchers.scanId} = ${scans.id} and ${vouchers.nth} > 0 and ${vouchers.state} <> 'withdrawn' limit 1`,
  ),
  reward: rewardOfScan,
  reviewer: nestedOne(
    { name: personRef.name },
    // Nobody reviewed what a fitter measured.
    sql`from ${users} where ${users.id} = coalesce(${scans.reviewerId}, case when ${scans.reviewedBy} is not null then ${scans.scannedBy} end)`,
  ),
};

/** Reads one scan with everything that its screens show. Errors: NOT_FOUND for one that the actor may not see. */
export type ScanViewer = (ctx: ReadCtx<"NOT_FOUND">, id: number) => Promise<ScanView>;

export function openScanViewer({ secret, shownTo }: Pick<ScanDeps, "secret" | "shownTo">): ScanViewer {
  const statement = defineStatement<ScanSight & { id: number }>()((p) => ({
    fields,
    text: (columns) =>
      sql`select ${columns} from ${scans} ${scanJoins} where ${scans.id} = ${p.id} and ${scanReadable(p, shownTo)}`,
  }));
  return async (ctx, id) => {
    const found = await statement.first(ctx.db, { id, ...scanSightOf(ctx.actor) });
    if (!found) throw ctx.fail("NOT_FOUND");
    return viewOf(ctx, secret, found);
  };
}

function viewOf(ctx: Pick<ReadCtx, "actor" | "now">, secret: string, found: RowOf<typeof fields>): ScanView {
  const { row, scan } = found;
  const isDone = scan.state === "completed";
  const history = historyOf(found.readings);
  const owned = { ...scan, consumerId: row.consumer.id };
  const mayGive = mayReward(ctx.actor, scan);
  return {
    ...scanListRow(row),
    ...judgementOf(ctx.actor, found),
    claimed: mayReview(ctx.actor, scan) ? claimOf(ctx.actor, scan.claimant, ctx.now) : null,
    own_reading: scan.ownReading,
    uncertainty_mm: isDone ? scan.uncertaintyMm : null,
    reasons: reasons.filter((reason) => scan.reasons.includes(reason)),
    by_fitter: scan.scannedBy !== null,
    mileage: scan.mileage,
    tyre_size: scan.tyreSize,
    photos: found.photos.map((photo) => ({ ...photo, url: signedLink(secret, photo.id, ctx.now) })),
    sidewalls: sidewallViews(found.sidewalls, { isDone, isShown: isShownTo(ctx.actor, scan), now: ctx.now }),
    forecast: isDone && row.type !== "sidewall" ? forecastOf(found.annualMileage, history, ctx.now) : null,
    history,
    voucher_id: found.voucher?.id ?? null,
    voucher_pence: found.voucher?.pence ?? null,
    reward:
      mayGive || (isDone && mayReport(ctx.actor, owned)) ? rewardView(found.reward, { secret, now: ctx.now }) : null,
    version: scan.version,
    can: {
      review: mayReview(ctx.actor, scan),
      undo: mayUndo(ctx.actor, scan, ctx.now),
      remove: mayRemove(ctx.actor, scan),
      report: mayReport(ctx.actor, owned),
      reward: mayGive,
    },
  };
}

/** A reviewer resumes from an undone review; nobody else sees it before the scan is judged. */
function judgementOf(
  actor: Actor,
  { row, scan, reviewer }: RowOf<typeof fields>,
): Pick<ScanView, "depths" | "read_depths" | "read_method" | "message" | "reviewed_by"> {
  const isShown = isShownTo(actor, scan);
  const { readInnerMm: innerMm, readMiddleMm: middleMm, readOuterMm: outerMm } = scan;
  return {
    depths: isShown ? depthsOf(row) : null,
    read_depths: isShown ? depthsOf({ innerMm, middleMm, outerMm }) : null,
    read_method: isShown ? scan.readMethod : null,
    message: isShown || scan.state === "rejected" ? scan.message : "",
    reviewed_by: seesReviewer(actor, scan) ? (reviewer?.name ?? null) : null,
  };
}

const isShownTo = (actor: Actor, scan: RowOf<typeof fields>["scan"]): boolean =>
  scan.state === "completed" || isAdmin(actor) || mayReview(actor, scan);

const reasons = ["image_quality", "other"] as const;
