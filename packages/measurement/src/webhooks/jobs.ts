import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { and, lt, ne } from "drizzle-orm";
import type { Deps } from "#measurement/deps";
import { webhookMessages } from "./table.ts";
import { sendJob } from "./queue.ts";
import { nothingUnderway, sendDue } from "./send.ts";

const keptMs = 30 * 24 * 3_600_000;

/** Sending, at once and every minute for what a process that died had under way; and letting go of what is 30 days old. */
export function webhookJobs(deps: Deps): JobDefinition[] {
  const underway = nothingUnderway();
  return [
    { name: sendJob, cron: "* * * * *", atOnce: 2, run: (job) => sendDue(job, deps, underway) },
    {
      name: "sweep-webhooks",
      cron: "41 3 * * *",
      run: async ({ log, now, write }) => {
        const before = new Date(now.getTime() - keptMs);
        const { rowCount } = await write(({ db }) =>
          db
            .delete(webhookMessages)
            .where(and(lt(webhookMessages.createdAt, before), ne(webhookMessages.state, "waiting"))),
        );
        log.info({ swept: rowCount ?? 0 }, "old webhook messages swept");
      },
    },
  ];
}
