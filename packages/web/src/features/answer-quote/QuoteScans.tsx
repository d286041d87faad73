import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { QuoteView } from "#entities/quote/queries.ts";
import { ScanBadge } from "#entities/scan/ScanBadge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import css from "./Quotes.module.css";

/** The driver's scans of the tyres asked for: one glance says how worn each is. */
export function QuoteScans({ scans }: { readonly scans: QuoteView["scans"] }): ReactElement {
  const t = useT();
  if (scans.length === 0) return <p className={css.soft}>{t("office.quote.scansNone")}</p>;
  return (
    <ul className={css.scans}>
      {scans.map((scan) => (
        <li key={scan.id} className={css.scan}>
          <p className={css.scanHead}>
            <strong>{t(`ui.position.${scan.position}`)}</strong>
            <ScanBadge scan={scan} />
          </p>
          {scan.depths && (
            <TreadProfile
              size="small"
              position={scan.position}
              depths={{ innerMm: scan.depths.inner_mm, middleMm: scan.depths.middle_mm, outerMm: scan.depths.outer_mm }}
            />
          )}
          <p className={css.soft}>
            {scan.depths ? (
              <DateText value={scan.completed_at ?? scan.submitted_at} style="short" />
            ) : (
              t("office.quote.scanWaiting")
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
