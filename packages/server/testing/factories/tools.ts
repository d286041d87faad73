import type { Actor, ErrorCode } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { WriteCtx } from "@treadclub/kit/context";

/** What factories work with. */
export interface FactoryTools {
  /** Runs an operation in a transaction; without an actor as a job. */
  run<T, C extends ErrorCode = ErrorCode>(work: (ctx: WriteCtx<C>) => Promise<T>, actor?: Actor): Promise<T>;
  readonly secret: string;
  readonly clock: Clock;
}
