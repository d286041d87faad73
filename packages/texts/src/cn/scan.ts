import { results } from "./scan/results.ts";
import { taking } from "./scan/taking.ts";

export const scan = { ...taking, ...results } as const;
