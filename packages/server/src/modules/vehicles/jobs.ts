import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { requestJobs } from "./decide-requests.ts";
import type { VehicleDeps } from "./deps.ts";
import { refreshJobs } from "./refresh.ts";

export const vehicleJobs = (
  deps: Pick<VehicleDeps, "register" | "isNeeded" | "isUsedSince">,
): readonly JobDefinition[] => [...refreshJobs(deps), ...requestJobs(deps)];
