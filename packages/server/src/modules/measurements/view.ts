import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { scanJoins, scanListRow, scanRowFields, scans, type ScanRow } from "#modules/scans";
import { vehicleRef, vehicles } from "#modules/vehicles";
import { getTableColumns, sql } from "drizzle-orm";
import type { MeasurementDeps } from "./deps.ts";
import { sessionSightOf, sessionVisible, type SessionSight } from "./policy.ts";
import type { SessionRow } from "./rows.ts";
import { measurementSessions } from "./table.ts";
import { resumeOf } from "./tokens.ts";

export type SessionView = ReplyOf<Catalog["getMeasurementSession"]>;
type Status = SessionView["scans"][number]["status"];
type Ctx = Pick<ReadCtx<"NOT_FOUND">, "db" | "actor" | "now" | "fail">;

const viewStatement = defineStatement<SessionSight & { id: number }>()((p) => ({
  fields: {
    session: getTableColumns(measurementSessions),
    vehicle: vehicleRef,
    scans: nestedList(
      {
        row: scanRowFields,
        scan: { state: scans.state, readMethod: scans.readMethod, measurementStatus: scans.measurementStatus },
      },
      sql`from ${scans} ${scanJoins} where ${scans.measurementSessionId} = ${measurementSessions.id}
        and (${scans.state} <> 'deleted' or ${scans.measurementStatus} = 'aborted')`,
      sql`${scans.id}`,
    ),
  },
  text: (columns) =>
    sql`select ${columns} from ${measurementSessions} join ${vehicles} on ${vehicles.id} = ${measurementSessions.vehicleId}
      where ${measurementSessions.id} = ${p.id} and ${sessionVisible(p)}`,
}));

/** A session with its scans, also those of tyres that were left out. Errors: NOT_FOUND for one that the actor may not see. */
export async function sessionView(ctx: Ctx, deps: Pick<MeasurementDeps, "secret">, id: number): Promise<SessionView> {
  const found = await viewStatement.first(ctx.db, { id, ...sessionSightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  const { session, vehicle } = found;
  const list = found.scans.map(({ row, scan }) => ({ ...scanListRow(row), status: statusOf(scan) }));
  return {
    id: session.id,
    workflow: session.workflow,
    vehicle,
    scans: list,
    expires_at: session.expiresAt.toISOString(),
    resume: canContinue(ctx, session, list) ? resumeOf(deps, session) : null,
  };
}

/** The scan is what counts here; what the service said last, only until the photos are in. */
function statusOf(scan: Pick<ScanRow, "state" | "readMethod" | "measurementStatus">): Status {
  if (scan.state === "completed") return "completed";
  if (scan.state === "rejected") return "failed";
  if (scan.state === "deleted") return "aborted";
  if (scan.state !== "processing") return scan.readMethod === null ? "processing" : "result_ready";
  const { measurementStatus: status } = scan;
  return status === "waiting_for_images" || status === "processing" ? status : "unknown";
}

function canContinue({ actor, now }: Ctx, session: SessionRow, list: readonly { readonly status: Status }[]): boolean {
  const isMine = actor.kind === "user" && actor.userId === session.begunBy;
  const isOpen = list.some(({ status }) => status === "unknown" || status === "waiting_for_images");
  return isMine && isOpen && session.endedAt === null && session.expiresAt > now;
}
