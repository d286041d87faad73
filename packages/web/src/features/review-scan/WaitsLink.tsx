import type { ReactElement } from "react";
import { ChartColumn } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { ButtonLink } from "#ui/Button.tsx";

/** The way from the scans to how long they wait. */
export function WaitsLink({ reviewer }: { readonly reviewer: Reviewer }): ReactElement {
  const t = useT();
  return (
    <ButtonLink small href={reviewer.waitsHref} icon={<ChartColumn aria-hidden="true" />}>
      {t("office.waits.title")}
    </ButtonLink>
  );
}
