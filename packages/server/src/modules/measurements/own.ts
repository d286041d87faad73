import type { OutsideCtx } from "@treadclub/kit/context";
import { AppError } from "@treadclub/kit/errors";
import { bringUpToDate } from "./bring-up-to-date.ts";
import type { MeasurementDeps } from "./deps.ts";
import { dropUnused, lookAt } from "./look.ts";
import { mayCancel } from "./policy.ts";
import { sessionFor, type BoundSession } from "./rows.ts";
import { sessionView, type SessionView } from "./view.ts";

type Errors = "NOT_FOUND" | "UPSTREAM_UNAVAILABLE";

/** Asks the service now and brings the scans up to date. Errors: NOT_FOUND; UPSTREAM_UNAVAILABLE. */
export async function refreshSession(ctx: OutsideCtx<Errors>, deps: MeasurementDeps, id: number): Promise<SessionView> {
  return refreshed(ctx, deps, await sessionFor(ctx, id));
}

async function refreshed(ctx: OutsideCtx<Errors>, deps: MeasurementDeps, session: BoundSession): Promise<SessionView> {
  const { id } = session;
  if (session.endedAt === null) {
    const news = await lookAt(deps, ctx, session).catch(absent(ctx));
    await ctx.write((tx) => bringUpToDate(tx, deps, id, news));
    await dropUnused(deps, ctx.db, news);
  }
  return sessionView(ctx, deps, id);
}

/** Ends a measurement: tyres without photos are not scanned, and their credits come back. Errors: NOT_FOUND; UPSTREAM_UNAVAILABLE. */
export async function cancelSession(ctx: OutsideCtx<Errors>, deps: MeasurementDeps, id: number): Promise<SessionView> {
  const session = await sessionFor(ctx, id);
  if (!mayCancel(ctx.actor, session)) throw ctx.fail("NOT_FOUND");
  if (session.endedAt === null) await deps.measurement.abort(session.serviceSessionId).catch(absent(ctx));
  return refreshed(ctx, deps, session);
}

/** The session is here, so a service that does not know it is not the one that it was begun at. */
const absent =
  (ctx: OutsideCtx<Errors>) =>
  (error: unknown): never => {
    if (error instanceof AppError && error.code === "NOT_FOUND")
      throw ctx.fail("UPSTREAM_UNAVAILABLE", { cause: error });
    throw error;
  };
