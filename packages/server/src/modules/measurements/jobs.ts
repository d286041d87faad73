import { isOneOf } from "@treadclub/kit/db/page";
import type { Database, WriteDb } from "@treadclub/kit/db/open";
import type { JobDefinition, Jobs } from "@treadclub/kit/jobs/job";
import { and, isNotNull, isNull } from "drizzle-orm";
import type { MeasurementDeps } from "./deps.ts";
import { followJobs } from "./follow.ts";
import { forgetJobs } from "./forget.ts";
import { followJob } from "./job-names.ts";
import { measurementSessions } from "./table.ts";
import { refusalJob, syncJob } from "./sync.ts";

export const measurementJobs = (deps: MeasurementDeps): readonly JobDefinition[] => [
  ...followJobs(deps),
  syncJob(deps),
  refusalJob(deps),
  ...forgetJobs(deps),
];

/** Puts a job in the queue for those of the service's changed sessions that the platform follows. */
export async function sessionsChanged(
  db: Pick<Database, "read" | "transaction">,
  jobs: Pick<Jobs, "enqueue">,
  serviceSessionIds: readonly number[],
): Promise<void> {
  const rows = await db.read
    .select({ id: measurementSessions.serviceSessionId })
    .from(measurementSessions)
    .where(
      and(
        isOneOf(measurementSessions.serviceSessionId, serviceSessionIds),
        isNull(measurementSessions.endedAt),
        isNotNull(measurementSessions.vehicleId),
      ),
    );
  if (rows.length === 0) return;
  await db.transaction(async (tx: WriteDb) => {
    for (const { id } of rows) jobs.enqueue(tx, followJob, { session: id });
  });
}
