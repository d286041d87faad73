import type { integrator as english } from "../en/integrator.ts";
import type { Translation } from "../types.ts";
import { integratorKeys } from "./integrator/keys.ts";
import { integratorLog } from "./integrator/log.ts";

export const integrator: Translation<typeof english> = { ...integratorKeys, ...integratorLog };
