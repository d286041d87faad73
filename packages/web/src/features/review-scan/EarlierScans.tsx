import { londonDay } from "@treadclub/rules/time";
import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { TreadLine } from "#ui/TreadLine.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import type { ScanView } from "./queries.ts";
import css from "./ReviewScan.module.css";

interface EarlierScansProps {
  readonly scan: ScanView;
  /** Null where the reviewer may not open them all. */
  readonly hrefOf: ((scanId: number) => string) | null;
}

/** How this tyre was before: a reading that does not fit in stands out. */
export function EarlierScans({ scan, hrefOf }: EarlierScansProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [today] = useState(() => londonDay(new Date()));
  const earlier = scan.history
    .filter((one) => one.scan_id !== scan.id)
    .toSorted((a, b) => a.on_day.localeCompare(b.on_day));
  const textOf = (one: ScanView["history"][number]): string =>
    format.labelled(format.day(one.on_day, "short"), t("office.scans.minimum", { mm: format.mm(one.minimum_mm) }));
  const perDay = new Map(
    earlier.map((one) => [one.on_day, { onDay: one.on_day, mileage: one.mileage, minimumMm: one.minimum_mm }]),
  );
  return (
    <Section title={t("office.review.history")}>
      {earlier.length === 0 ? (
        <p className={css.soft}>{t("office.review.historyNone")}</p>
      ) : (
        <>
          <TreadLine scans={[...perDay.values()]} forecast={null} today={today} />
          <ul className={css.earlier}>
            {earlier.map((one) => (
              <li key={one.scan_id}>
                {hrefOf === null ? textOf(one) : <UiLink href={hrefOf(one.scan_id)}>{textOf(one)}</UiLink>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
