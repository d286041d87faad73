import { handover } from "./scan/handover.ts";
import { measurement } from "./scan/measurement.ts";
import { member } from "./scan/member.ts";
import { results } from "./scan/results.ts";
import { sidewall } from "./scan/sidewall.ts";
import { taking } from "./scan/taking.ts";

export const scan = { ...taking, ...measurement, ...handover, ...results, ...sidewall, ...member } as const;
