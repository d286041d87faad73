import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { clockOf } from "#entities/expected/clock-of.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { scanName } from "#entities/scan/scan-name.ts";
import { Row } from "#ui/DataList.tsx";
import { LeadClock } from "#ui/LeadClock.tsx";
import { Plate } from "#ui/Plate.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { claimText } from "./claim-text.ts";
import type { ScanRow } from "./queries.ts";
import { scanTone } from "./scan-tone.ts";

/** What the lists of administrators and members have in common. */
export function useScanList(reviewer: Reviewer) {
  const t = useT();
  const format = useFormat();
  return {
    title: t("office.scans.title"),
    back: { href: reviewer.homeHref },
    help: { href: helpPath("reviews") },
    keyOf: (scan: ScanRow) => scan.id,
    nameOf: (scan: ScanRow) => format.facts(formatPlate(scan.vehicle.number), format.lowerFirst(scanName(scan, t))),
    row: (scan: ScanRow) => <ScanLine scan={scan} reviewer={reviewer} />,
    hrefOf: (scan: ScanRow) => reviewer.scanHref(scan.id),
  };
}

function ScanLine({ scan, reviewer }: { readonly scan: ScanRow; readonly reviewer: Reviewer }): ReactElement {
  const t = useT();
  const format = useFormat();
  const facts = format.facts(
    scan.consumer.name,
    `${scan.vehicle.brand} ${scan.vehicle.model}`,
    reviewer.kind === "admin" ? scan.member_name : null,
    scan.minimum_mm === null || scan.state !== "completed"
      ? null
      : t("office.scans.minimum", { mm: format.mm(scan.minimum_mm) }),
    scan.suggested &&
      t(scan.suggested.sure ? "office.scans.suggested" : "office.scans.unsure", {
        results: format.lowerFirst(
          format.words(scan.suggested.results.map((result) => t(`base.state.result.${result}`))),
        ),
        mm: format.mm(scan.suggested.minimum_mm),
      }),
    format.lowerFirst(format.words(scan.results.map((result) => t(`base.state.result.${result}`)))),
    scan.waiting_since ? null : format.dayTime(scan.submitted_at, "short"),
  );
  return (
    <Row
      lead={scan.waiting_since && <LeadClock {...clockOf(scan.waiting_since, scan.expected)} />}
      title={
        <>
          <Plate value={scan.vehicle.number} size="small" /> {scanName(scan, t)}
        </>
      }
      badge={
        <>
          {scan.late && <StateBadge tone="now">{t("office.scans.late")}</StateBadge>}
          {scan.claimed && <StateBadge tone="waiting">{claimText(scan.claimed, t)}</StateBadge>}
          {scan.state !== reviewer.ownQueue && (
            <StateBadge tone={scanTone(scan.state)}>{t(`base.state.scan.${scan.state}`)}</StateBadge>
          )}
        </>
      }
      meta={facts}
    />
  );
}
