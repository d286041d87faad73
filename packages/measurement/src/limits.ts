import type { LimitRule } from "@treadclub/kit/http/limits";

export type BearerLimit = "bearer";

/** Only wrong bearers are counted, by the address they come from; a right one costs nothing. */
export const limitRules: Readonly<Record<BearerLimit, LimitRule>> = {
  bearer: { points: 60, windowSeconds: 60 },
};
