import type { Area } from "../types.ts";
import { integratorKeys } from "./integrator/keys.ts";
import { integratorLog } from "./integrator/log.ts";

export const integrator = { ...integratorKeys, ...integratorLog } as const satisfies Area;
