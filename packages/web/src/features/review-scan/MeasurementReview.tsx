import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { toast } from "#ui/toast.ts";
import { Faster } from "./Faster.tsx";
import { MeasurementForm } from "./MeasurementForm.tsx";
import { MeasurementOutcome } from "./MeasurementOutcome.tsx";
import type { Measurement } from "./measurement-queries.ts";
import { MeasurementRejectDialog } from "./MeasurementRejectDialog.tsx";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import css from "./ReviewScan.module.css";
import { tyreName } from "./tyre-name.ts";

interface MeasurementReviewProps {
  readonly measurement: Measurement;
  /** Reads it again. */
  readonly onStale: () => Promise<unknown>;
  /** It was judged here: the way on gets the focus. */
  readonly onJudged: () => void;
}

/** The photos of an integrator's tyre beside what is read from them; after the decision, the decision. */
export function MeasurementReview({ measurement, onStale, onJudged }: MeasurementReviewProps): ReactElement {
  const t = useT();
  const [wasOpen, setWasOpen] = useState(measurement.can.review);
  const [rejecting, setRejecting] = useState(false);
  const [judgedHere, setJudgedHere] = useState(false);
  const { integrator: name } = measurement;
  const done = (said: string): void => {
    setJudgedHere(true);
    toast.success(said);
    onJudged();
  };
  const undone = (): void => {
    setJudgedHere(false);
    setWasOpen(true);
  };
  const stale = (): void => void onStale();
  return (
    <div className={css.columns}>
      <div className={css.photos}>
        <ReviewPhotos
          photos={measurement.images}
          tyre={tyreName(measurement.position_code, t)}
          none={t("office.measurement.photosNone")}
        />
      </div>
      <div className={css.side}>
        <div className={css.panel}>
          {wasOpen && !judgedHere && !measurement.can.review && <Faster>{t("office.measurement.faster")}</Faster>}
          {measurement.can.review ? (
            <MeasurementForm
              measurement={measurement}
              onDone={() => done(t("office.measurement.sent", { name }))}
              onStale={stale}
              onReject={() => setRejecting(true)}
            />
          ) : (
            <MeasurementOutcome measurement={measurement} onUndone={undone} />
          )}
        </div>
        <div className={css.panel}>
          <MeasurementFacts measurement={measurement} />
        </div>
        {rejecting && (
          <MeasurementRejectDialog
            measurement={measurement}
            onDone={() => done(t("office.measurement.rejected", { name }))}
            onStale={stale}
            onClose={() => setRejecting(false)}
          />
        )}
      </div>
    </div>
  );
}

function MeasurementFacts({ measurement }: { readonly measurement: Measurement }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { context, method, handed_in_at: handedIn, reviewed_at: judged } = measurement;
  const facts: Fact[] = [
    { label: t("office.measurement.integrator"), value: measurement.integrator },
    { label: t("office.measurement.reference"), value: context.reference },
    { label: t("office.measurement.readBy"), value: method && t(`scan.measure.method.${method}`) },
    { label: t("office.measurement.handedIn"), value: handedIn && format.dayTime(handedIn) },
    { label: t("office.measurement.judged"), value: judged && format.dayTime(judged) },
  ];
  return <Facts facts={facts} />;
}
