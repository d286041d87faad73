import { handover } from "./scan/handover.ts";
import { measurement } from "./scan/measurement.ts";
import { results } from "./scan/results.ts";
import { taking } from "./scan/taking.ts";

export const scan = { ...taking, ...measurement, ...handover, ...results } as const;
