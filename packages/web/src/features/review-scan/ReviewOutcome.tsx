import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ReportWays } from "#entities/scan/report/ReportWays.tsx";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { SidewallFacts } from "#entities/scan/sidewall/SidewallFacts.tsx";
import { ActionInPlace } from "#ui/record/RecordActions.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import type { ScanView } from "./queries.ts";
import css from "./ReviewScan.module.css";
import { resultTone } from "./result-tone.ts";

interface ReviewOutcomeProps {
  readonly scan: ScanView;
  readonly by: Reviewer["kind"];
}

/** What was decided, by whom, and the way back within 24 hours. */
export function ReviewOutcome({ scan, by }: ReviewOutcomeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <div className={css.outcome}>
      {scan.state === "rejected" && (
        <p>
          {t("office.review.rejectedFor", {
            reasons: format.lowerFirst(format.words(scan.reasons.map((reason) => t(`office.review.reason.${reason}`)))),
          })}
        </p>
      )}
      {scan.state === "completed" && (
        <p className={css.badges}>
          {scan.results.map((result) => (
            <StateBadge key={result} tone={resultTone(result)}>
              {t(`base.state.result.${result}`)}
            </StateBadge>
          ))}
        </p>
      )}
      {scan.state === "completed" && scan.depths && (
        <TreadProfile
          depths={{ innerMm: scan.depths.inner_mm, middleMm: scan.depths.middle_mm, outerMm: scan.depths.outer_mm }}
          {...(scan.uncertainty_mm === null ? {} : { marginMm: scan.uncertainty_mm })}
        />
      )}
      {scan.state === "completed" && <SidewallFacts sidewalls={scan.sidewalls} />}
      {scan.message && <blockquote className={css.message}>{scan.message}</blockquote>}
      <Judge scan={scan} />
      {scan.can.report && <ReportWays scanId={scan.id} by={by} />}
      <div className={css.actions}>
        <ActionInPlace name="undo" />
      </div>
    </div>
  );
}

function Judge({ scan }: { readonly scan: ScanView }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const when = scan.completed_at ? format.dayTime(scan.completed_at) : null;
  if (when === null)
    return scan.reviewed_by ? (
      <p className={css.soft}>{t("office.review.byName", { name: scan.reviewed_by })}</p>
    ) : null;
  return (
    <p className={css.soft}>
      {scan.reviewed_by
        ? t("office.review.by", { name: scan.reviewed_by, when })
        : t("office.review.reviewed", { when })}
    </p>
  );
}
