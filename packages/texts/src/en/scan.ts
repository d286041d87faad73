import { handover } from "./scan/handover.ts";
import { measurement } from "./scan/measurement.ts";
import { member } from "./scan/member.ts";
import { own } from "./scan/own.ts";
import { results } from "./scan/results.ts";
import { rewards } from "./scan/rewards.ts";
import { sidewall } from "./scan/sidewall.ts";
import { taking } from "./scan/taking.ts";

export const scan = {
  ...taking,
  ...measurement,
  ...handover,
  ...results,
  ...rewards,
  ...sidewall,
  ...member,
  ...own,
} as const;
