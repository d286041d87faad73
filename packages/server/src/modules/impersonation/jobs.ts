import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { auditLog } from "@treadclub/kit/tables";
import { and, like, lt } from "drizzle-orm";

const keptMs = 365 * 24 * 3_600_000;

/** Monthly: what administrators looked at in another's name is kept for 12 months; what they changed stays in the trail of the record. */
export const impersonationJobs: readonly JobDefinition[] = [
  {
    name: "sweep-looks",
    cron: "13 4 1 * *",
    run: async ({ log, now, write }) => {
      const gone = await write(({ db }) =>
        db
          .delete(auditLog)
          .where(and(like(auditLog.action, "call %"), lt(auditLog.at, new Date(now.getTime() - keptMs)))),
      );
      log.info({ rows: gone.rowCount ?? 0 }, "old looks removed");
    },
  },
];
