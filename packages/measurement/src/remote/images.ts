import { randomUUID } from "node:crypto";
import { AppError } from "@treadclub/kit/errors";
import { cleanImage, type CleanImage } from "@treadclub/kit/files/image";
import { addPhotos, photoKey } from "@treadclub/kit/files/photos";
import type { WriteCtx } from "@treadclub/kit/context";
import type { JobRun } from "@treadclub/kit/jobs/job";
import { and, eq, isNull } from "drizzle-orm";
import { lockSession, measurementsOf } from "#measurement/capture/session";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import { photosOf } from "#measurement/rows";
import { isUnbegun } from "#measurement/states";
import { measurementPhotos, measurements, sessions } from "#measurement/table";
import { paired } from "./mapping.ts";
import type { RemotePort } from "./port.ts";

type ImageDeps = Pick<Deps, "remote" | "store" | "ensured">;

/** Fetches the photos of a session's measurements from the other service, those of each measurement once. Throws to be tried again. */
export async function fetchImages(job: JobRun, deps: ImageDeps, sessionId: number): Promise<void> {
  const { remote } = deps;
  const [session] = await job.db.read
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.forgottenAt)));
  if (remote === null || session === undefined || session.remoteToken === null) return;
  const answer = await remote.results({ tokenHash: session.tokenHash, remoteToken: session.remoteToken });
  if (answer.kind === "away") throw new Error(`The remote service is away: ${answer.why}`);
  if (answer.kind === "gone") return;
  const rows = await measurementsOf(job.db.read, sessionId);
  const there = await photosOf(
    job.db.read,
    rows.map(({ id }) => id),
  );
  const wanted = paired(rows, answer.measurements).filter(
    ({ known, reported }) =>
      !isUnbegun(known.state) && known.photosGoneAt === null && !there.has(known.id) && reported.imageUrls.length > 0,
  );
  for (const { known, reported } of wanted) {
    const images: CleanImage[] = [];
    for (const url of reported.imageUrls) images.push(...(await imageAt(remote, url)));
    if (images.length > 0) await keep(job, deps, { sessionId, measurementId: known.id, images });
  }
}

/** None for what is no photo or does not lie with the service. */
async function imageAt(remote: RemotePort, url: string): Promise<CleanImage[]> {
  const bytes = await remote.image(url);
  if (bytes === null) return [];
  try {
    return [await cleanImage(bytes, "remote")];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

interface Fetched {
  readonly sessionId: number;
  readonly measurementId: number;
  readonly images: readonly CleanImage[];
}

/** Stores the bytes first: a row always has its photo. */
async function keep(job: JobRun, deps: ImageDeps, fetched: Fetched): Promise<void> {
  const kept = fetched.images.map((image) => ({ ...image, id: randomUUID() }));
  for (const { id, bytes } of kept) await deps.store.put(photoKey(id), bytes);
  const isKept = await job.write((ctx) => attach(ctx, deps, fetched, kept));
  if (!isKept) for (const { id } of kept) await deps.store.remove(photoKey(id));
}

/** Returns false when another job was first, or the session is forgotten. */
async function attach(
  ctx: WriteCtx,
  deps: ImageDeps,
  { sessionId, measurementId }: Fetched,
  kept: readonly (CleanImage & { readonly id: string })[],
): Promise<boolean> {
  const session = await lockSession(ctx, sessionId);
  const [row] = await ctx.db.select().from(measurements).where(eq(measurements.id, measurementId));
  const there = await photosOf(ctx.db, [measurementId]);
  if (session.forgottenAt !== null || row === undefined || row.photosGoneAt !== null || there.size > 0) return false;
  await addPhotos(
    ctx,
    sessionId,
    kept.map((image) => ({ ...image, bytes: image.bytes.byteLength })),
  );
  await ctx.db.insert(measurementPhotos).values(kept.map(({ id }, place) => ({ measurementId, photoId: id, place })));
  await changed(ctx, deps, [measurementId]);
  return true;
}
