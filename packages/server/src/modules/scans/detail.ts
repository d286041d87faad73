import { isAdmin, type Catalog, type ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { signedLink } from "@treadclub/kit/files/links";
import { photoSizes } from "@treadclub/kit/files/photos";
import { users } from "#modules/identity";
import { vouchers } from "#modules/vouchers";
import { and, asc, eq, ne } from "drizzle-orm";
import type { ScanDeps } from "./deps.ts";
import { historyOf, forecastOf } from "./history.ts";
import { mayRemove, mayReview, mayUndo } from "./policy.ts";
import { scanFor, type ScanRow } from "./rows.ts";
import { scanPhotos } from "./table.ts";
import { depthsOf, scanListRows } from "./view.ts";

export type ScanView = ReplyOf<Catalog["getScanById"]>;

/** One scan with everything that its screens show. Errors: NOT_FOUND for one that the actor may not see. */
export async function scanView(
  ctx: ReadCtx<"NOT_FOUND">,
  deps: Pick<ScanDeps, "secret">,
  id: number,
): Promise<ScanView> {
  const scan = await scanFor(ctx, id);
  const [row] = await scanListRows(ctx.db, [scan]);
  if (!row) throw ctx.fail("NOT_FOUND");
  const isDone = scan.state === "completed";
  const isReviewer = isAdmin(ctx.actor);
  const history = await historyOf(ctx.db, scan);
  return {
    ...row,
    // A reviewer goes on from what an undone review left.
    depths: isDone || isReviewer ? depthsOf(scan) : null,
    read_depths: isDone || isReviewer ? readDepthsOf(scan) : null,
    read_method: isDone || isReviewer ? scan.readMethod : null,
    uncertainty_mm: isDone ? scan.uncertaintyMm : null,
    method: isDone ? scan.method : null,
    reasons: reasons.filter((reason) => scan.reasons.includes(reason)),
    message: isDone || isReviewer || scan.state === "rejected" ? scan.message : "",
    mileage: scan.mileage,
    tyre_size: scan.tyreSize,
    photos: await photosOf(ctx, deps, id),
    forecast: isDone ? await forecastOf(ctx.db, scan.vehicleId, history, ctx.now) : null,
    history,
    voucher_id: await voucherOf(ctx.db, id),
    version: scan.version,
    reviewed_by: isReviewer ? await nameOf(ctx.db, scan.reviewerId) : null,
    can: {
      review: mayReview(ctx.actor, scan),
      undo: mayUndo(ctx.actor, scan, ctx.now),
      remove: mayRemove(ctx.actor, scan),
    },
  };
}

const readDepthsOf = (scan: ScanRow): ScanView["read_depths"] =>
  depthsOf({ innerMm: scan.readInnerMm, middleMm: scan.readMiddleMm, outerMm: scan.readOuterMm });

const reasons = ["image_quality", "other"] as const;

async function photosOf(
  ctx: Pick<ReadCtx, "db" | "now">,
  { secret }: Pick<ScanDeps, "secret">,
  scanId: number,
): Promise<ScanView["photos"]> {
  const rows = await ctx.db
    .select({ id: scanPhotos.photoId })
    .from(scanPhotos)
    .where(eq(scanPhotos.scanId, scanId))
    .orderBy(asc(scanPhotos.place));
  const sizes = await photoSizes(
    ctx.db,
    rows.map((row) => row.id),
  );
  return rows.flatMap(({ id }) => {
    const size = sizes.get(id);
    return size ? [{ id, url: signedLink(secret, id, ctx.now), ...size }] : [];
  });
}

async function voucherOf(db: ReadDb, scanId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.scanId, scanId), ne(vouchers.state, "withdrawn")));
  return row?.id ?? null;
}

async function nameOf(db: ReadDb, userId: ScanRow["reviewerId"]): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}` : null;
}
