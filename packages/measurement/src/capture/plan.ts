import type { PositionCode } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { move } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { sessionOf } from "#measurement/bearer";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import { countMeasurements } from "#measurement/keys/allowance";
import { relay } from "#measurement/remote/relay";
import type { KeyRow } from "#measurement/rows";
import { addMeasurements } from "#measurement/sessions/begin";
import { isUnbegun, measurementMachine } from "#measurement/states";
import { measurements, sessions } from "#measurement/table";
import { lockSession, measurementsOf } from "./session.ts";
import { scannerView, type ScannerView } from "./view.ts";

type PlanError = "STATE_CONFLICT" | "ALLOWANCE_SPENT";

/** The driver chooses the tyres. Errors: those of `plan`. */
export async function planScan(
  ctx: WriteCtx<PlanError | "KEY_UNKNOWN" | "KEY_FORBIDDEN">,
  deps: Deps,
  io: Io,
  positions: readonly PositionCode[],
): Promise<ScannerView> {
  const { session, key } = await sessionOf(ctx, deps, io);
  await plan(ctx, deps, { sessionId: session.id, key }, positions);
  return scannerView(ctx.db, { session: { ...session, planned: true }, key });
}

/**
 * Chooses the tyres of a session: its measurements are made anew, unless it has those already. Errors: VALIDATION_FAILED for a
 * position twice, or several in a single scan; STATE_CONFLICT once one was handed in or ended; ALLOWANCE_SPENT when there are more than before.
 */
export async function plan(
  ctx: WriteCtx<PlanError>,
  deps: Pick<Deps, "ensured">,
  { sessionId, key }: { readonly sessionId: number; readonly key: KeyRow },
  positions: readonly PositionCode[],
): Promise<void> {
  const session = await lockSession(ctx, sessionId);
  const before = await measurementsOf(ctx.db, sessionId);
  if (!before.every(({ state }) => isUnbegun(state)) || session.endedAt !== null)
    throw ctx.fail("STATE_CONFLICT", { details: { reason: "begun" } });
  if (new Set(positions).size < positions.length)
    throw ctx.fail("VALIDATION_FAILED", { fields: { positions: "choice" } });
  if (session.workflow === "2" && positions.length > 1)
    throw ctx.fail("VALIDATION_FAILED", { fields: { positions: "too_many" } });
  const isSame = before.map((row) => row.positionCode).join() === positions.join();
  if (isSame && session.planned) return;
  await ctx.db.update(sessions).set({ planned: true, plannedAt: ctx.now }).where(eq(sessions.id, sessionId));
  if (isSame) return;
  await countMeasurements(ctx, key, session, positions.length);
  await ctx.db.delete(measurements).where(eq(measurements.sessionId, sessionId));
  await addMeasurements(ctx, [session], positions);
  const ids = (await measurementsOf(ctx.db, sessionId)).map(({ id }) => id);
  if (session.openedAt !== null) await move(ctx, measurementMachine, ids, "open");
  await relay(ctx, session);
  ctx.audit("plan scan", { entity: "measurement_session", id: sessionId }, { positions });
  await changed(ctx, deps, ids);
}
