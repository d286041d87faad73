import type { ReactElement } from "react";
import { motDue } from "@treadclub/rules/mot";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useToday } from "#ui/use-today.ts";

/** When the MOT ends; loud where that is near or past. */
export function MotDue({ dueOn }: { readonly dueOn: string }): ReactElement {
  const t = useT();
  const date = useFormat().day(dueOn);
  const { status } = motDue(dueOn, useToday());
  if (status === "overdue") return <StateBadge tone="now">{t("driver.cars.motOver", { date })}</StateBadge>;
  if (status === "due_soon") return <StateBadge tone="soon">{t("driver.cars.motSoon", { date })}</StateBadge>;
  return <>{t("driver.cars.motDue", { date })}</>;
}
