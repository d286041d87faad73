import { holdsAddress } from "@treadclub/rules/web-address";
import type { Translate } from "@treadclub/texts";

/** A problem of a field as its key in `base.field`, or undefined. */
export const emailProblem = (text: string): "email" | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : "email";

/** What is wrong with a name, in words; `missing` when there is none. */
export function nameProblem(text: string, missing: string, t: Translate): string | undefined {
  if (text.trim() === "") return missing;
  return holdsAddress(text) ? t("base.field.name_address") : undefined;
}

export const passwordMinimum = 8;
