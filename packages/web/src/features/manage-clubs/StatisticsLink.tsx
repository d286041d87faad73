import { ChartColumn } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";

/** Leads to the figures of clubs, or of one. */
export function StatisticsLink({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <ButtonLink small href={href} icon={<ChartColumn aria-hidden="true" />}>
      {t("office.clubs.statistics")}
    </ButtonLink>
  );
}
