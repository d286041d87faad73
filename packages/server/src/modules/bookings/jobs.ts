import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { expireAtOnce, expireBookings } from "./decide.ts";

/** Every five minutes: what is overdue expires. */
export const bookingJobs: readonly JobDefinition[] = [
  {
    name: "expire-bookings",
    cron: "*/5 * * * *",
    run: async (job) => {
      while ((await job.write(expireBookings)) === expireAtOnce);
    },
  },
];
