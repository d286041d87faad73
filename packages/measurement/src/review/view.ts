import type { reviewView as reviewSchema } from "@treadclub/contract/measurement/views";
import type { ReadCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import type { ReadDb } from "@treadclub/kit/db/open";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { measurementsOf } from "#measurement/capture/session";
import type { Deps } from "#measurement/deps";
import { photosOf, type MeasurementRow, type SessionRow } from "#measurement/rows";
import { resultsOf, type SessionResults } from "#measurement/sessions/results";
import { keys, measurements, sessions } from "#measurement/table";
import { byEdge } from "#measurement/verdict";
import { measurementView } from "#measurement/view";
import type { Reviewer } from "./access.ts";
import { mayReview, mayUndo } from "./policy.ts";

export type ReviewView = z.output<typeof reviewSchema>;
interface Read {
  readonly db: ReadDb;
  readonly now: Date;
}

/** Measurements as a reviewer sees them, in the order of the ids: two statements, however many. */
export async function reviewViews(
  { db, now }: Read,
  deps: Pick<Deps, "secret" | "imageBase">,
  reviewer: Reviewer,
  ids: readonly number[],
): Promise<ReviewView[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ row: measurements, reference: sessions.reference, integrator: keys.name })
    .from(measurements)
    .innerJoin(sessions, eq(sessions.id, measurements.sessionId))
    .innerJoin(keys, eq(keys.id, measurements.keyId))
    .where(isOneOf(measurements.id, ids));
  const photos = await photosOf(db, ids);
  const byId = new Map(found.map((one) => [one.row.id, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    if (!one) return [];
    const view = measurementView({ ...deps, now }, one.row, photos.get(id) ?? [], one);
    return [{ ...view, integrator: one.integrator, ...forReviewer(one.row, reviewer, now) }];
  });
}

/** One of them. Errors: NOT_FOUND. */
export async function reviewViewOf(
  ctx: Read & Pick<ReadCtx<"NOT_FOUND">, "fail">,
  deps: Pick<Deps, "secret" | "imageBase">,
  reviewer: Reviewer,
  id: number,
): Promise<ReviewView> {
  const [view] = await reviewViews(ctx, deps, reviewer, [id]);
  if (!view) throw ctx.fail("NOT_FOUND");
  return view;
}

/** The results of one session, as the results call answers them. */
export async function resultsFor(
  { db, now }: Read,
  deps: Pick<Deps, "secret" | "imageBase">,
  { key }: Reviewer,
  session: SessionRow,
): Promise<SessionResults> {
  const rows = await measurementsOf(db, session.id);
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return resultsOf(deps, now, {
    session,
    key,
    measurements: rows.map((row) => ({ row, photos: photos.get(row.id) ?? [] })),
  });
}

const forReviewer = (row: MeasurementRow, { key }: Reviewer, now: Date) => ({
  session_id: row.sessionId,
  is_own: row.keyId === key.id,
  reading_kind: row.readingKind,
  depths: depthsRead(row),
  waiting_since: row.waitingSince?.toISOString() ?? null,
  reviewed_at: row.reviewedAt?.toISOString() ?? null,
  version: row.version,
  can: { review: mayReview(row), undo: mayUndo(row, now) },
});

/** Null unless all three are there. */
export function depthsRead(row: MeasurementRow): ReviewView["depths"] {
  const { innerMm, middleMm, outerMm } = byEdge(row);
  if (innerMm === null || middleMm === null || outerMm === null) return null;
  return { inner_mm: innerMm, middle_mm: middleMm, outer_mm: outerMm };
}
