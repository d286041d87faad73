import type { JobDefinition } from "@treadclub/kit/jobs/job";
import type { Deps } from "#measurement/deps";

export const webhookJobs = (_deps: Deps): JobDefinition[] => [];
