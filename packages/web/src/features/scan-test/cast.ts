import type { Trial } from "./lab-trial.ts";

/** What this page alone has stored in its own tab; null for anything of another shape. */
export function asTrial(value: unknown): Trial | null {
  if (typeof value !== "object" || value === null || !("steps" in value) || !("options" in value)) return null;
  if (!Array.isArray(value.steps) || typeof value.options !== "object" || value.options === null) return null;
  return value as Trial;
}
