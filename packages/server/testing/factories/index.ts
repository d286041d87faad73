import { clubFactories } from "./clubs.ts";
import { memberFactories } from "./members.ts";
import { peopleFactories } from "./people.ts";
import { scanFactories } from "./scans.ts";
import { vehicleFactories } from "./vehicles.ts";
import type { FactoryTools } from "./tools.ts";
import { voucherFactories } from "./vouchers.ts";

/** Builds what tests and the demo world are made of, through the operations of the modules. */
export function openFactories(tools: FactoryTools) {
  return {
    ...peopleFactories(tools),
    ...memberFactories(tools),
    ...clubFactories(tools),
    ...voucherFactories(tools),
    ...vehicleFactories(tools),
    ...scanFactories(tools),
  };
}

export type Factories = ReturnType<typeof openFactories>;
