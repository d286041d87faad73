import type { JobDefinition } from "@treadclub/kit/jobs/queue";
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
