import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { removeAuditRows } from "@treadclub/kit/audit";

const keptMs = 365 * 24 * 3_600_000;

/** Monthly: what administrators looked at in another's name is kept for 12 months; what they changed stays in the trail of the record. */
export const impersonationJobs: readonly JobDefinition[] = [
  {
    name: "sweep-looks",
    cron: "13 4 1 * *",
    run: async ({ log, now, write }) => {
      const rows = await write(({ db }) => removeAuditRows(db, "call ", new Date(now.getTime() - keptMs)));
      log.info({ rows }, "old looks removed");
    },
  },
];
