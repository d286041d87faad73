import type { ParsedOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { attachUploads } from "@treadclub/kit/http/uploads";
import { move } from "@treadclub/kit/states";
import { sessionOf } from "#measurement/bearer";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import { depthsOf } from "#measurement/engines/gauge";
import { engineOf } from "#measurement/engines/index";
import type { KeyRow, SessionRow } from "#measurement/rows";
import { isUnbegun, measurementMachine } from "#measurement/states";
import { measurementPhotos } from "#measurement/table";
import { lockSession, measurementIn } from "./session.ts";
import { handedInColumns, settle } from "./settle.ts";
import { scannerView, type ScannerView } from "./view.ts";

type Errors = "KEY_UNKNOWN" | "KEY_FORBIDDEN" | "NOT_FOUND" | "STATE_CONFLICT";
type Body = ParsedOf<MeasurementCatalog["handInImages"]>["body"];
interface Visitor {
  readonly session: SessionRow;
  readonly key: KeyRow;
}

/**
 * Hands in the photos of one tyre; the engine of the key has its say at once. Errors: NOT_FOUND for a measurement or an
 * upload of another session; STATE_CONFLICT with `details`: `reason` "position" (none was chosen yet) or "remote" (another
 * service takes the photos), `state` (it was handed in or ended), `uploads` (what is no photo, or is used already).
 */
export async function handInImages(ctx: OutsideCtx<Errors>, deps: Deps, io: Io, body: Body): Promise<ScannerView> {
  const visitor = await sessionOf(ctx, deps, io);
  await deps.uploads.ensureReady(visitor.session.id, [...new Set(body.upload_ids)]);
  return ctx.write(async (write) => {
    const session = await lockSession(write, visitor.session.id);
    await handIn(write, { session, key: visitor.key }, body);
    await changed(write, deps, [body.measurement_id]);
    return scannerView(write.db, { session, key: visitor.key });
  });
}

async function handIn(ctx: WriteCtx<Errors>, { session, key }: Visitor, body: Body): Promise<void> {
  const row = await measurementIn(ctx, session.id, body.measurement_id);
  const engine = engineOf(key.engine);
  if (!isUnbegun(row.state)) throw ctx.fail("STATE_CONFLICT", { details: { state: row.state } });
  if (!engine.takesPhotos) throw ctx.fail("STATE_CONFLICT", { details: { reason: "remote" } });
  if (row.positionCode === null) throw ctx.fail("STATE_CONFLICT", { details: { reason: "position" } });
  const photoIds = await attachUploads(ctx, session.id, body.upload_ids);
  const read = body.reading === undefined ? null : depthsOf(body.reading);
  await move(ctx, measurementMachine, row.id, "hand_in", {
    ...handedInColumns(read, body.reading?.kind ?? null),
    handedInAt: ctx.now,
    version: row.version + 1,
  });
  await ctx.db
    .insert(measurementPhotos)
    .values(photoIds.map((photoId, place) => ({ measurementId: row.id, photoId, place })));
  const { reference } = session;
  await settle(ctx, row.id, engine.afterHandIn({ measurementId: row.id, reference, confirm: key.confirm, read }));
  ctx.audit("hand in images", { entity: "measurement", id: row.id }, { photos: photoIds.length });
}
