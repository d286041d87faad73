import type { Actor, ErrorCode } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { WriteCtx } from "@treadclub/kit/context";
import { clubMakers } from "./clubs.ts";
import { peopleMakers } from "./people.ts";
import { scanMakers } from "./scans.ts";
import { vehicleMakers } from "./vehicles.ts";
import { voucherMakers } from "./vouchers.ts";

export interface MakerTools {
  /** Runs an operation in a transaction; without an actor as a job. */
  run<T, C extends ErrorCode = ErrorCode>(work: (ctx: WriteCtx<C>) => Promise<T>, actor?: Actor): Promise<T>;
  readonly secret: string;
  readonly clock: Clock;
}

/** Builds what tests and the demo world are made of, through the operations of the modules. */
export function openMakers(tools: MakerTools) {
  return { ...peopleMakers(tools), ...clubMakers(tools), ...voucherMakers(tools), ...vehicleMakers(tools), ...scanMakers(tools) };
}

export type Makers = ReturnType<typeof openMakers>;
