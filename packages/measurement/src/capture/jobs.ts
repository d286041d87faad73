import { sweepPhotos } from "@treadclub/kit/files/photos";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import type { Deps } from "#measurement/deps";
import { sandboxJob } from "#measurement/engines/sandbox";
import { expireSessions } from "./expire.ts";
import { letOldPhotosGo } from "./retention.ts";
import { answerSandbox } from "./sandbox.ts";

/** Work is done in batches; what one run leaves over the next one does. */
const mostBatches = 20;

export function captureJobs(deps: Deps): JobDefinition[] {
  return [
    {
      name: sandboxJob,
      run: ({ write }, { id }) => write((ctx) => answerSandbox(ctx, deps, Number(id))),
    },
    {
      name: "expire-sessions",
      cron: "*/5 * * * *",
      run: (job) => inBatches(job, "expired", () => expireSessions(job, deps)),
    },
    { name: "sweep-uploads", cron: "13 * * * *", run: (job) => inBatches(job, "uploads", () => deps.uploads.sweep()) },
    {
      name: "let-old-photos-go",
      cron: "43 2 * * *",
      run: (job) => inBatches(job, "measurements without photos", () => letOldPhotosGo(job)),
    },
    {
      name: "sweep-photos",
      cron: "23 * * * *",
      run: (job) => inBatches(job, "photos", () => sweepPhotos(job.db, deps.store)),
    },
  ];
}

/** Until a batch finds nothing. */
async function inBatches({ log }: JobRun, what: string, batch: () => Promise<number>): Promise<void> {
  let done = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const found = await batch();
    done += found;
    if (found === 0) break;
  }
  if (done > 0) log.info({ done, what }, "swept");
}
