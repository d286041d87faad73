import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { expireQuotes } from "./reject.ts";

/** Every five minutes: what is overdue expires. */
export const quoteJobs: readonly JobDefinition[] = [
  {
    name: "expire-quotes",
    cron: "*/5 * * * *",
    run: async (job) => {
      await job.write(expireQuotes);
    },
  },
];
