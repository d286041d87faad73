import type { LimitRule } from "@treadclub/kit/http/limits";

export type BearerLimit = "bearer" | "sandbox" | "sandboxUpload";

export const limitRules: Readonly<Record<BearerLimit, LimitRule>> = {
  // Wrong bearers by the address they come from; a right one costs nothing.
  bearer: { points: 60, windowSeconds: 60 },
  // Sessions that an address begins with the public sandbox key, which has no allowance.
  sandbox: { points: 120, windowSeconds: 600 },
  // Photos that an address begins to send in such sessions.
  sandboxUpload: { points: 120, windowSeconds: 3600 },
};
