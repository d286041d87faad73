import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { captureHandlers } from "./capture/handlers.ts";
import { captureJobs } from "./capture/jobs.ts";
import { changedJobs } from "./changed.ts";
import type { Deps } from "./deps.ts";
import { eventHandlers } from "./events/handlers.ts";
import { managementJobs } from "./management/jobs.ts";
import { remoteJobs } from "./remote/jobs.ts";
import { replyJobs } from "./replies.ts";
import { reviewHandlers } from "./review/handlers.ts";
import { sessionHandlers } from "./sessions/handlers.ts";
import { webhookJobs } from "./webhooks/jobs.ts";

/** Every handler of the service. */
export function allHandlers(deps: Deps): Handlers<MeasurementCatalog> {
  return {
    ...sessionHandlers(deps),
    ...captureHandlers(deps),
    ...reviewHandlers(deps),
    ...eventHandlers(deps),
  };
}

/** Every job of the service. */
export function allJobs(deps: Deps): JobDefinition[] {
  return [
    ...replyJobs,
    ...changedJobs(deps),
    ...captureJobs(deps),
    ...remoteJobs(deps),
    ...webhookJobs(deps),
    ...managementJobs,
  ];
}
