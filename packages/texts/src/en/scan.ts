import { handover } from "./scan/handover.ts";
import { results } from "./scan/results.ts";
import { taking } from "./scan/taking.ts";

export const scan = { ...taking, ...handover, ...results } as const;
