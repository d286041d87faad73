import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { scanListRows, scans, type ScanRow } from "#modules/scans";
import { vehicleRefs } from "#modules/vehicles";
import { and, asc, eq, ne, or } from "drizzle-orm";
import type { MeasurementDeps } from "./deps.ts";
import { sessionFor, type SessionRow } from "./rows.ts";
import { resumeOf } from "./tokens.ts";

export type SessionView = ReplyOf<Catalog["getMeasurementSession"]>;
type Status = SessionView["scans"][number]["status"];
type Ctx = Pick<ReadCtx<"NOT_FOUND">, "db" | "actor" | "now" | "fail">;

/** A session with its scans, also those of tyres that were left out. Errors: NOT_FOUND for one that the actor may not see. */
export async function sessionView(ctx: Ctx, deps: Pick<MeasurementDeps, "secret">, id: number): Promise<SessionView> {
  const session = await sessionFor(ctx, id);
  const rows = await ctx.db
    .select()
    .from(scans)
    .where(
      and(eq(scans.measurementSessionId, id), or(ne(scans.state, "deleted"), eq(scans.measurementStatus, "aborted"))),
    )
    .orderBy(asc(scans.id));
  const vehicle = (await vehicleRefs(ctx.db, [session.vehicleId])).get(session.vehicleId);
  if (!vehicle) throw ctx.fail("NOT_FOUND");
  const shown = await scanListRows(ctx.db, rows);
  const statuses = new Map(rows.map((row) => [row.id, statusOf(row)]));
  const list = shown.map((row) => ({ ...row, status: statuses.get(row.id) ?? "unknown" }));
  return {
    id: session.id,
    workflow: session.workflow,
    vehicle,
    scans: list,
    expires_at: session.expiresAt.toISOString(),
    resume: mayGoOn(ctx, session, list) ? resumeOf(deps, session) : null,
  };
}

/** The scan is what counts here; what the service said last, only until the photos are in. */
function statusOf(scan: ScanRow): Status {
  if (scan.state === "completed") return "completed";
  if (scan.state === "rejected") return "failed";
  if (scan.state === "deleted") return "aborted";
  if (scan.state !== "processing") return scan.readMethod === null ? "processing" : "result_ready";
  const { measurementStatus: status } = scan;
  return status === "waiting_for_images" || status === "processing" ? status : "unknown";
}

function mayGoOn({ actor, now }: Ctx, session: SessionRow, list: readonly { readonly status: Status }[]): boolean {
  const isMine = actor.kind === "user" && actor.userId === session.begunBy;
  const isOpen = list.some(({ status }) => status === "unknown" || status === "waiting_for_images");
  return isMine && isOpen && session.endedAt === null && session.expiresAt > now;
}
