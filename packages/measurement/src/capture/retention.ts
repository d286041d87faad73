import type { JobRun } from "@treadclub/kit/jobs/job";
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { keys, measurements } from "#measurement/table";
import { letPhotosGo } from "./photos.ts";

const batchSize = 200;
const keptMonths = 24;
const dayMs = 24 * 3_600_000;
const failedKeptMs = 90 * dayMs;

/**
 * Lets the photos of scans go after 24 months, of failed ones after 90 days, of sandbox keys after a day; the figures stay.
 * Returns the number of measurements.
 */
export async function letOldPhotosGo({ db, now, write }: JobRun): Promise<number> {
  const hasPhotos = and(isNull(measurements.photosGoneAt), isNotNull(measurements.handedInAt));
  const old = lt(measurements.handedInAt, monthsBefore(now, keptMonths));
  const before = new Date(now.getTime() - failedKeptMs);
  const failed = and(
    eq(measurements.state, "failed"),
    lt(measurements.handedInAt, before),
    // Somebody may have judged it late, and may take that back.
    or(isNull(measurements.reviewedAt), lt(measurements.reviewedAt, before)),
  );
  const tried = and(
    lt(measurements.handedInAt, new Date(now.getTime() - dayMs)),
    inArray(measurements.keyId, db.read.select({ id: keys.id }).from(keys).where(eq(keys.engine, "sandbox"))),
  );
  let done = 0;
  for (const isDue of [old, failed, tried]) {
    const due = await db.read
      .select({ id: measurements.id })
      .from(measurements)
      .where(and(hasPhotos, isDue))
      .orderBy(asc(measurements.handedInAt), asc(measurements.id))
      .limit(batchSize);
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await write((ctx) => letPhotosGo(ctx, ids));
    done += ids.length;
  }
  return done;
}

function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
