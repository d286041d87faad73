import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { tryMove } from "@treadclub/kit/states";
import { sessionOf } from "#measurement/bearer";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import { relay } from "#measurement/remote/relay";
import type { MeasurementRow } from "#measurement/rows";
import { isUnbegun, measurementMachine } from "#measurement/states";
import { lockSession, measurementIn, measurementsOf } from "./session.ts";
import { scannerView, type ScannerView } from "./view.ts";

type Errors = "KEY_UNKNOWN" | "KEY_FORBIDDEN" | "NOT_FOUND" | "STATE_CONFLICT";
type Changing = Pick<Deps, "ensured">;

/** Leaves one tyre out. Errors: NOT_FOUND for one of another session; STATE_CONFLICT once its photos are handed in, or it has ended. */
export async function skipTyre(ctx: WriteCtx<Errors>, deps: Deps, io: Io, id: number): Promise<ScannerView> {
  const { session, key } = await sessionOf(ctx, deps, io);
  await lockSession(ctx, session.id);
  const row = await measurementIn(ctx, session.id, id);
  if (!isUnbegun(row.state)) throw ctx.fail("STATE_CONFLICT", { details: { state: row.state } });
  await abort(ctx, deps, [row]);
  return scannerView(ctx.db, { session, key });
}

/** The driver leaves: every tyre without photos is aborted, what was handed in stays. */
export async function abortScan(ctx: WriteCtx<Errors>, deps: Deps, io: Io): Promise<ScannerView> {
  const { session, key } = await sessionOf(ctx, deps, io);
  await abortUnbegun(ctx, deps, session.id);
  return scannerView(ctx.db, { session, key });
}

/** Ends what is not handed in of a session; answers how many that were. */
export async function abortUnbegun(ctx: WriteCtx, deps: Changing, sessionId: number): Promise<number> {
  await relay(ctx, await lockSession(ctx, sessionId));
  const unbegun = (await measurementsOf(ctx.db, sessionId)).filter(({ state }) => isUnbegun(state));
  return abort(ctx, deps, unbegun);
}

/** Aborts measurements of a session that is locked. */
export async function abort(ctx: WriteCtx, deps: Changing, rows: readonly MeasurementRow[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  const aborted = await tryMove(ctx, measurementMachine, ids, "abort", { waitingSince: null });
  for (const id of aborted) ctx.audit("abort measurement", { entity: "measurement", id });
  await changed(ctx, deps, aborted);
  return aborted.length;
}
