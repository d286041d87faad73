import { useState, type ReactElement } from "react";
import { Undo2 } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { toast } from "#ui/toast.ts";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import { useUndoMeasurement, type Measurement } from "./measurement-queries.ts";
import { depthsByEdge, toneOfMeasured } from "./measurement-verdict.ts";
import css from "./ReviewScan.module.css";

interface MeasurementOutcomeProps {
  readonly measurement: Measurement;
  readonly onUndone: () => void;
}

const undoWithinMs = 24 * 3_600_000;

/** How an integrator's measurement stands that waits for nobody here, and the way back within 24 hours. */
export function MeasurementOutcome({ measurement, onUndone }: MeasurementOutcomeProps): ReactElement {
  const t = useT();
  const { status, verdict, wear_pattern: wear, quality_reasons: reasons } = measurement;
  const depths = depthsByEdge(measurement.regions);
  return (
    <div className={css.outcome}>
      {status === "failed" ? (
        <p>
          {t("office.measurement.failedFor", {
            reasons: reasons.map((reason) => t(`scan.measure.reason.${reason}`)).join(", "),
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
      {measurement.can.undo && <Undo measurement={measurement} onUndone={onUndone} />}
    </div>
  );
}

function Undo({ measurement, onUndone }: MeasurementOutcomeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { send } = useUndoMeasurement();
  const undo = async (): Promise<void> => {
    await send({ params: { id: String(measurement.measurement_id) }, body: {} });
    toast.success(t("office.review.undone"));
    onUndone();
  };
  const { reviewed_at: at } = measurement;
  const until = at === null ? null : new Date(Date.parse(at) + undoWithinMs).toISOString();
  return (
    <div className={css.actions}>
      <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t("office.review.undo")}
      </Button>
      {until && (
        <span className={css.soft}>{t("office.review.undoUntil", { when: format.dayTime(until, "short") })}</span>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.measurement.undoTitle")}
        actionLabel={t("office.review.undo")}
        onConfirm={undo}
      >
        <p>{t("office.measurement.undoText", { name: measurement.integrator })}</p>
      </Confirm>
    </div>
  );
}
