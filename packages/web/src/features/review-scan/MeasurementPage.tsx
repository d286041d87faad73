import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { toneOfStatus, wordOfStatus } from "#entities/scan/measure/measurement-state.ts";
import type { Fact } from "#ui/Facts.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { WaitClock } from "#ui/WaitClock.tsx";
import { useIntegratorMeasurement, useMeasurementQueue, type Measurement } from "./measurement-queries.ts";
import { MeasurementForm } from "./MeasurementForm.tsx";
import { MeasurementOutcome } from "./MeasurementOutcome.tsx";
import { measurementActions } from "./review-actions.tsx";
import { ReviewColumns } from "./ReviewColumns.tsx";
import { ReviewFrame } from "./ReviewFrame.tsx";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import { tyreName } from "./tyre-name.ts";

interface MeasurementPageProps {
  readonly adminId: number;
  readonly measurementId: number;
}

const path = "/app/admin/{admin_id}/admin_measurement/{id}";

/** The review screen of a measurement of an integrator. */
export function MeasurementPage({ adminId, measurementId }: MeasurementPageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const queue = useMeasurementQueue().data;
  const list = pathTo("/app/admin/{admin_id}/admin_scans", { admin_id: adminId }, { whose: "integrators" });
  return (
    <ReviewFrame
      id={measurementId}
      query={useIntegratorMeasurement(measurementId)}
      list={{ href: list, label: t("office.scans.title") }}
      title={({ position_code: position }) =>
        t("office.review.title", { tyre: format.lowerFirst(tyreName(position, t)) })
      }
      badge={(measurement) => <Badges measurement={measurement} />}
      queue={{
        rows: queue?.list.map(({ measurement_id: id }) => ({ id })) ?? [],
        count: queue?.total_count,
        hrefOf: (id) => pathTo(path, { admin_id: adminId, id }),
        words: {
          next: t("office.measurement.next"),
          none: t("office.measurement.queueEmpty"),
          waiting: (count) => t("office.measurement.queue", { count }),
        },
      }}
      actions={(measurement, judging) => measurementActions(measurement, judging, t, format)}
    >
      {(measurement, { isJudgedHere, onJudged }) => (
        <ReviewColumns
          photos={
            <ReviewPhotos
              photos={measurement.images}
              tyre={tyreName(measurement.position_code, t)}
              none={t("office.measurement.photosNone")}
            />
          }
          canReview={measurement.can.review}
          isJudgedHere={isJudgedHere}
          faster={t("office.measurement.faster")}
          form={<MeasurementForm measurement={measurement} onDone={onJudged} />}
          outcome={<MeasurementOutcome measurement={measurement} />}
          facts={factsOf(measurement, t, format)}
        />
      )}
    </ReviewFrame>
  );
}

function Badges({ measurement }: { readonly measurement: Measurement }): ReactElement {
  const t = useT();
  const { status, waiting_since: since } = measurement;
  if (since) return <WaitClock since={since} soonAfterMinutes={60} lateAfterMinutes={240} />;
  return <StateBadge tone={toneOfStatus(status)}>{wordOfStatus(status, t)}</StateBadge>;
}

function factsOf(measurement: Measurement, t: Translate, format: Format): Fact[] {
  const { context, method, handed_in_at: handedIn, reviewed_at: judged } = measurement;
  return [
    { label: t("office.measurement.integrator"), value: measurement.integrator },
    { label: t("office.measurement.reference"), value: context.reference },
    { label: t("office.measurement.readBy"), value: method && t(`scan.measure.method.${method}`) },
    { label: t("office.measurement.handedIn"), value: handedIn && format.dayTime(handedIn) },
    { label: t("office.measurement.judged"), value: judged && format.dayTime(judged) },
  ];
}
