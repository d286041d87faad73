import { clubMakers } from "./clubs.ts";
import { memberMakers } from "./members.ts";
import { peopleMakers } from "./people.ts";
import { scanMakers } from "./scans.ts";
import { vehicleMakers } from "./vehicles.ts";
import type { MakerTools } from "./tools.ts";
import { voucherMakers } from "./vouchers.ts";

/** Builds what tests and the demo world are made of, through the operations of the modules. */
export function openMakers(tools: MakerTools) {
  return {
    ...peopleMakers(tools),
    ...memberMakers(tools),
    ...clubMakers(tools),
    ...voucherMakers(tools),
    ...vehicleMakers(tools),
    ...scanMakers(tools),
  };
}

export type Makers = ReturnType<typeof openMakers>;
