import type { CallName, Catalog, LimitName } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { FileStore } from "@treadclub/kit/files/store";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { Limits } from "@treadclub/kit/http/limits";
import type { Uploads } from "@treadclub/kit/http/uploads";
import type { JobDefinition } from "@treadclub/kit/jobs/queue";
import type { Bus } from "@treadclub/kit/live";
import { bookingHandlers, bookingJobs, bookingOfQuote } from "#modules/bookings";
import type { AccountOf } from "#modules/identity";
import { quoteHandlers, quoteJobs } from "#modules/quotes";
import { fileHandlers, fileJobs } from "./files.ts";

/** What modules are made from; each takes the few that it needs. */
export interface Deps {
  readonly clock: Clock;
  readonly secret: string;
  readonly limits: Limits<LimitName>;
  readonly store: FileStore;
  readonly uploads: Uploads;
  readonly bus: Bus;
  readonly accountOf: AccountOf;
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly production: boolean;
  readonly vatRatePercent: number;
  readonly freeScans: number;
  readonly buildNumber: string;
}

/** Every handler but those of identity. What a lower module needs of a higher one is handed down here. */
export function allHandlers(deps: Deps) {
  return {
    ...fileHandlers(deps),
    ...quoteHandlers({ ...deps, bookingOfQuote }),
    ...bookingHandlers(deps),
  };
}

/** Every job: recurring work and what the outbox needs. */
export function allJobs(deps: Deps): JobDefinition[] {
  return [
    ...fileJobs(deps),
    ...quoteJobs,
    ...bookingJobs,
  ];
}
