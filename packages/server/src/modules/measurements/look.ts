import { createHash } from "node:crypto";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { AppError } from "@treadclub/kit/errors";
import { photoKey, photoSizes, type StoredPhoto } from "@treadclub/kit/files/photos";
import { scanPhotos, scans } from "#modules/scans";
import { sql } from "drizzle-orm";
import type { MeasurementPort, ServiceMeasurement, ServiceResults } from "#adapters/measurement/port";
import type { News } from "./bring-up-to-date.ts";
import type { MeasurementDeps } from "./deps.ts";
import { isBegun, paired } from "./pair.ts";
import { planned } from "./plan.ts";
import type { SessionRow } from "./rows.ts";

interface Looked {
  readonly db: ReadDb;
  readonly now: Date;
}

/**
 * Asks the service how a session is, plans it if it could not be planned, ends it there once it has expired, and fetches the
 * photos of scans that have none yet. Errors: UPSTREAM_UNAVAILABLE; NOT_FOUND before the session has expired.
 */
export async function lookAt(deps: MeasurementDeps, { db, now }: Looked, session: SessionRow): Promise<News> {
  const results = await resultsOf(deps.measurement, { db, now }, session);
  if (results === null) return { results, photos: new Map(), pictured: new Set() };
  const open = await openScans.all(db, { sessionId: session.id });
  const pictured = new Set(open.filter((scan) => scan.isPictured).map((scan) => scan.id));
  const photos = new Map<number, readonly StoredPhoto[]>();
  for (const [scan, measurement] of paired(open, results.measurements))
    if (!pictured.has(scan.id) && isBegun(measurement.status))
      photos.set(scan.id, await fetchPhotos(deps, measurement));
  return { results, photos, pictured };
}

const openScans = defineStatement<{ sessionId: number }>()((p) => ({
  fields: {
    id: scans.id,
    position: scans.position,
    state: scans.state,
    isPictured: sql<boolean>`exists (select 1 from ${scanPhotos} where ${scanPhotos.scanId} = ${scans.id})`,
  },
  text: (columns) =>
    sql`select ${columns} from ${scans} where ${scans.measurementSessionId} = ${p.sessionId} and ${scans.state} <> 'deleted' order by ${scans.id}`,
}));

/** Photos that no scan has taken, because it was deleted or its driver erased meanwhile. */
export async function dropUnused(
  { store }: Pick<MeasurementDeps, "store">,
  db: ReadDb,
  { photos }: News,
): Promise<void> {
  const ids = [...photos.values()].flatMap((fetched) => fetched.map((photo) => photo.id));
  const kept = await photoSizes(db, ids);
  for (const id of ids) if (!kept.has(id)) await store.remove(photoKey(id));
}

async function resultsOf(
  port: MeasurementPort,
  { db, now }: Looked,
  session: SessionRow,
): Promise<ServiceResults | null> {
  const hasExpired = session.expiresAt <= now;
  try {
    const results =
      session.plannedAt === null && !hasExpired
        ? await planned(port, db, session)
        : await port.results(session.serviceSessionId);
    const isLeft = results.measurements.some(({ status }) => status === "unknown" || status === "waiting_for_images");
    return hasExpired && isLeft ? await port.abort(session.serviceSessionId) : results;
  } catch (error) {
    if (hasExpired && error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** The bytes lie in the store before any row says so; fetched twice, they are the same photo. */
async function fetchPhotos(
  { measurement: port, store }: MeasurementDeps,
  measurement: ServiceMeasurement,
): Promise<StoredPhoto[]> {
  const photos: StoredPhoto[] = [];
  for (const { url, width, height } of measurement.images) {
    const bytes = await port.image(url);
    if (bytes === null) continue;
    const id = photoIdOf(measurement.measurement_id, url);
    await store.put(photoKey(id), bytes);
    photos.push({ id, width, height, bytes: bytes.length });
  }
  return photos;
}

/** A UUID that follows from the measurement and the image's place there, whose signature changes from answer to answer. */
function photoIdOf(measurementId: number, url: string): string {
  const { pathname } = new URL(url, "http://service");
  const hex = createHash("sha256").update(`measurement photo ${measurementId} ${pathname}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
