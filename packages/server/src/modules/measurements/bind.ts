import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { hashToken } from "@treadclub/kit/ids";
import type { TyrePosition } from "@treadclub/rules";
import { signedInUser } from "#modules/identity";
import { requireScanning } from "#modules/members";
import { beginMeasured, routeOf, routeOfMember, scans, type Route } from "#modules/scans";
import { vehicleFor, vehicleSeenBy, type VehicleRow } from "#modules/vehicles";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { MeasurementDeps } from "./deps.ts";
import { planBound } from "./plan.ts";
import type { SessionRow } from "./rows.ts";
import { measurementSessions } from "./table.ts";
import type { Audience } from "./tokens.ts";
import { sessionView, type SessionView } from "./view.ts";

type Body = ParsedOf<Catalog["consumerCreateAnylineTyreScan"]>["body"];
type Errors = "NOT_FOUND" | "NO_SCANS_LEFT" | "STATE_CONFLICT" | "UPSTREAM_UNAVAILABLE" | "ACTION_NOT_ALLOWED";

/** The job finds a session that was bound and not planned, because the process died in between, after so long. */
const planWithinMs = 30_000;

/**
 * Binds a token to tyres of a vehicle: a scan and, for a driver, a credit each; the same request again answers the same.
 * Errors: NOT_FOUND for a token or vehicle that is not theirs; NO_SCANS_LEFT; ACTION_NOT_ALLOWED for a company that may not
 * scan; STATE_CONFLICT with `details.reason` used or expired; UPSTREAM_UNAVAILABLE, which leaves the token as it was.
 */
export async function bindToken(
  ctx: OutsideCtx<Errors>,
  deps: MeasurementDeps,
  body: Body,
  audience: Audience,
): Promise<SessionView> {
  if (audience === "member") await requireScanning(ctx);
  const { session, positions } = await ctx.write((tx) => bind(tx, body, audience));
  if (session.plannedAt === null) await planBound(ctx, deps, session, positions);
  return sessionView(ctx, deps, session.id);
}

interface Bound {
  readonly session: SessionRow;
  readonly positions: readonly TyrePosition[];
}

const lockByToken = defineStatement<{ tokenHash: string; begunBy: number }>()((p) => ({
  fields: getTableColumns(measurementSessions),
  text: (columns) =>
    sql`select ${columns} from ${measurementSessions} where ${measurementSessions.tokenHash} = ${p.tokenHash}
      and ${measurementSessions.begunBy} = ${p.begunBy} for update`,
}));

async function bind(ctx: WriteCtx<Errors>, body: Body, audience: Audience): Promise<Bound> {
  const token = { tokenHash: hashToken(body.measurement_token), begunBy: signedInUser(ctx) };
  const session = await lockByToken.first(ctx.db, token);
  if (!session) throw ctx.fail("NOT_FOUND");
  const isMember = audience === "member";
  const vehicle = await (isMember
    ? vehicleSeenBy(ctx, body.vehicle_id)
    : vehicleFor(ctx, body.vehicle_id, "no key update"));
  const route = await routeFor(ctx, vehicle, body.club_code, isMember);
  const positions = [...new Set(body.positions)];
  if (session.boundAt !== null) return sameAgain(ctx, session, { body, positions, route });
  if (session.expiresAt <= ctx.now || session.endedAt !== null)
    throw ctx.fail("STATE_CONFLICT", { details: { reason: "expired" } });
  if (session.workflow === "2" && positions.length > 1)
    throw ctx.fail("VALIDATION_FAILED", { fields: { positions: "too_many" } });
  const { mileage = null } = body;
  const { clubId, memberId } = route;
  const scannedBy = isMember ? session.begunBy : null;
  await beginMeasured(ctx, { sessionId: session.id, vehicle, positions, mileage, clubId, memberId, scannedBy });
  const set = {
    consumerId: vehicle.consumerId,
    vehicleId: vehicle.id,
    memberId,
    clubId,
    ask: route.event,
    byEngine: route.byEngine,
    mileage,
    boundAt: ctx.now,
    followAt: new Date(ctx.now.getTime() + planWithinMs),
  };
  await ctx.db.update(measurementSessions).set(set).where(eq(measurementSessions.id, session.id));
  ctx.audit("bind measurement", { entity: "measurement_session", id: session.id }, { vehicle: vehicle.id, positions });
  return { session: { ...session, ...set }, positions };
}

function routeFor(ctx: WriteCtx, vehicle: VehicleRow, clubCode: string | undefined, isMember: boolean): Promise<Route> {
  const memberId = ctx.actor.kind === "user" ? ctx.actor.memberId : null;
  return isMember
    ? routeOfMember(ctx, memberId, vehicle.consumerId, clubCode)
    : routeOf(ctx, vehicle.consumerId, clubCode);
}

interface Wanted {
  readonly body: Body;
  readonly positions: readonly TyrePosition[];
  readonly route: Route;
}

/** The answer may have been lost on its way. */
async function sameAgain(ctx: WriteCtx<Errors>, session: SessionRow, wanted: Wanted): Promise<Bound> {
  const rows = await ctx.db
    .select({ position: scans.position, state: scans.state })
    .from(scans)
    .where(eq(scans.measurementSessionId, session.id))
    .orderBy(scans.id);
  const there = rows.map((row) => row.position).toSorted();
  const isSame =
    session.vehicleId === wanted.body.vehicle_id &&
    session.mileage === (wanted.body.mileage ?? null) &&
    session.clubId === wanted.route.clubId &&
    there.join() === wanted.positions.toSorted().join();
  if (!isSame) throw ctx.fail("STATE_CONFLICT", { details: { reason: "used" } });
  return { session, positions: rows.filter((row) => row.state !== "deleted").map((row) => row.position) };
}
