import type { WriteCtx } from "@treadclub/kit/context";
import { defer, recordOf, type DeferredPart } from "@treadclub/kit/db/deferred";
import { sql } from "drizzle-orm";
import type { SessionRow } from "./rows.ts";
import { measurementSessions } from "./table.ts";

const columns = {
  id: measurementSessions.id,
  plannedAt: measurementSessions.plannedAt,
  followAt: measurementSessions.followAt,
  endedAt: measurementSessions.endedAt,
};

type Progress = Pick<SessionRow, keyof typeof columns>;

/** Keeps how far a session is, with the commit; one that has ended loses its token. */
export const noteSession = (ctx: WriteCtx, progress: Progress): void => defer(ctx.db, progressPart, [progress]);

const progressPart: DeferredPart<Progress> = {
  name: "measurement_session_rows",
  write: (rows) => [
    [
      "measurement_session_rows",
      sql`update ${measurementSessions} set planned_at = r."plannedAt", follow_at = r."followAt", ended_at = r."endedAt",
        token = case when r."endedAt" is null then ${measurementSessions.token} end
        from jsonb_to_recordset(${rows}) as r (${recordOf(columns)}) where ${measurementSessions.id} = r.id`,
    ],
  ],
};
