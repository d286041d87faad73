import { motDue } from "@treadclub/rules/mot";
import type { Translate } from "@treadclub/texts";
import type { Format } from "#kit/format.ts";

interface Words {
  readonly t: Translate;
  readonly format: Format;
  readonly today: string;
}

/** Where the MOT of a car is, in a few words; null where nobody knows. */
export function motText(dueOn: string | null, { t, format, today }: Words): string | null {
  if (dueOn === null) return null;
  const date = format.day(dueOn, "short");
  const { status } = motDue(dueOn, today);
  if (status === "overdue") return t("vehicles.mot.over", { date });
  return status === "due_soon" ? t("vehicles.mot.soon", { date }) : t("vehicles.mot.due", { date });
}
