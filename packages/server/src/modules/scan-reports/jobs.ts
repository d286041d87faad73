import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { lt } from "drizzle-orm";
import { scanLinks } from "./table.ts";

/** Daily: links that have expired are forgotten. */
export const scanReportJobs: readonly JobDefinition[] = [
  {
    name: "sweep-scan-links",
    cron: "41 3 * * *",
    run: async ({ log, now, write }) => {
      const { rowCount } = await write(({ db }) => db.delete(scanLinks).where(lt(scanLinks.expiresAt, now)));
      log.info({ removed: rowCount ?? 0 }, "expired scan links swept");
    },
  },
];
