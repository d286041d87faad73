import type { JobDefinition } from "@treadclub/kit/jobs/job";
import type { AccountDeps, EraseStep } from "./deps.ts";
import { eraseJobs } from "./erase.ts";
import { eraseSteps } from "./erase-steps.ts";
import { resetLinkJob } from "./forgot-password.ts";

/** The link for a new password, and erasing: what was asked for, and daily what was closed 30 days ago. */
export const accountJobs = (
  deps: Pick<AccountDeps, "accountOf" | "publicUrl"> & { readonly moreSteps: readonly EraseStep[] },
): readonly JobDefinition[] => [resetLinkJob(deps), ...eraseJobs([...eraseSteps, ...deps.moreSteps])];
