import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Plate } from "#ui/Plate.tsx";
import { shownRows } from "./shown-rows.ts";
import { WaitingPanel } from "./WaitingPanel.tsx";

/** The scans that wait for a reviewer, the longest waiting first. */
export function ScansPanel({ reviewer }: { readonly reviewer: Reviewer }): ReactElement {
  const t = useT();
  const format = useFormat();
  const query = useCall(reviewer.calls.list, { body: { per_page: shownRows, filters: { waiting: true } } });
  const first = query.data?.list[0];
  return (
    <WaitingPanel
      title={t("office.desk.scans")}
      query={query}
      none={t("office.desk.scansNone")}
      all={{ href: reviewer.listHref, label: t("office.desk.scansAll") }}
      action={
        first && (
          <ButtonLink kind="main" small href={reviewer.scanHref(first.id)}>
            {t("office.desk.reviewNext")}
          </ButtonLink>
        )
      }
      row={(scan) => ({
        id: scan.id,
        href: reviewer.scanHref(scan.id),
        since: scan.waiting_since ?? scan.submitted_at,
        expected: scan.expected,
        lead: <Plate value={scan.vehicle.number} size="small" />,
        text: format.facts(t(`ui.position.${scan.position}`), scan.consumer.name),
      })}
    />
  );
}
