import type { EndpointShape } from "@treadclub/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import type { Jobs } from "../jobs/job.ts";
import type { Turns } from "../turns.ts";
import type { AnyHandler } from "./handlers.ts";

/** One call of the catalogue with what answers it. */
export interface Call {
  readonly name: string;
  readonly entry: EndpointShape;
  readonly handler: AnyHandler;
}

/** What a call runs on. */
export interface CallServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** What breaks the contract throws (test and development) instead of being stripped and logged. */
  readonly strict: boolean;
  /** The queue of those who search; a search may look at every row. */
  readonly searches: Turns;
}
