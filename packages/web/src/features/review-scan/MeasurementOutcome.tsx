import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ActionInPlace } from "#ui/record/RecordActions.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import type { Measurement } from "./measurement-queries.ts";
import { depthsByEdge, toneOfMeasured } from "./measurement-verdict.ts";
import css from "./ReviewScan.module.css";

/** How an integrator's measurement stands that waits for nobody here, and the way back within 24 hours. */
export function MeasurementOutcome({ measurement }: { readonly measurement: Measurement }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { status, verdict, wear_pattern: wear, quality_reasons: reasons } = measurement;
  const depths = depthsByEdge(measurement.regions);
  return (
    <div className={css.outcome}>
      {status === "failed" ? (
        <p>
          {t("office.measurement.failedFor", {
            reasons: format.lowerFirst(format.words(reasons.map((reason) => t(`scan.measure.reason.${reason}`)))),
          })}
        </p>
      ) : (
        <p className={css.badges}>
          {verdict && <StateBadge tone={toneOfMeasured(verdict)}>{t(`scan.measure.verdict.${verdict}`)}</StateBadge>}
          {wear ? t(`scan.measure.wear.${wear}`) : t(`scan.measure.status.${status}`)}
        </p>
      )}
      {depths && (
        <TreadProfile
          depths={depths}
          {...(measurement.uncertainty_mm === null ? {} : { marginMm: measurement.uncertainty_mm })}
        />
      )}
      {measurement.message && <blockquote className={css.message}>{measurement.message}</blockquote>}
      <div className={css.actions}>
        <ActionInPlace name="undo" />
      </div>
    </div>
  );
}
