import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { expireAtOnce, expireQuotes } from "./reject.ts";

/** Every five minutes: what is overdue expires. */
export const quoteJobs: readonly JobDefinition[] = [
  {
    name: "expire-quotes",
    cron: "*/5 * * * *",
    run: async (job) => {
      while ((await job.write(expireQuotes)) === expireAtOnce);
    },
  },
];
