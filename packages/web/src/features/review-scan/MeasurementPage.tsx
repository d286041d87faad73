import { useRef, type ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { nextInQueue } from "#kit/next-in-queue.ts";
import { pathTo } from "#kit/paths.ts";
import { toneOfStatus, wordOfStatus } from "#entities/scan/measure/measurement-state.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { WaitClock } from "#ui/WaitClock.tsx";
import { useIntegratorMeasurement, useMeasurementQueue, type Measurement } from "./measurement-queries.ts";
import { MeasurementReview } from "./MeasurementReview.tsx";
import { tyreName } from "./tyre-name.ts";
import { useFocusWhenThere } from "./use-focus-when-there.ts";
import { WayOn } from "./WayOn.tsx";

interface MeasurementPageProps {
  readonly adminId: number;
  readonly measurementId: number;
  readonly onNext: (measurementId: number) => void;
}

const path = "/app/admin/{admin_id}/admin_measurement/{id}";

/** The review screen for a measurement of an integrator, and from one to the next through the queue. */
export function MeasurementPage({ adminId, measurementId, onNext }: MeasurementPageProps): ReactElement {
  const t = useT();
  const query = useIntegratorMeasurement(measurementId);
  const queue = useMeasurementQueue();
  const waiting = queue.data?.list.map(({ measurement_id: id }) => ({ id })) ?? [];
  const next = nextInQueue(waiting, measurementId);
  const way = useRef<HTMLAnchorElement>(null);
  const focusOnNext = useFocusWhenThere(way);
  useShortcuts({
    n: () => {
      if (next !== null) onNext(next);
    },
  });
  const measurement = query.data;
  const list = pathTo("/app/admin/{admin_id}/admin_scans", { admin_id: adminId }, { whose: "integrators" });
  return (
    <Page
      title={
        measurement
          ? t("office.review.title", { tyre: tyreName(measurement.position_code, t) })
          : t("office.measurement.number", { id: measurementId })
      }
      width="wide"
      back={{ href: list, label: t("office.scans.title") }}
      help={{ href: helpPaths.practice }}
      badge={measurement && <Badges measurement={measurement} />}
      actions={
        <WayOn
          says={waitingWords(t, queue.data?.total_count, next)}
          label={t("office.measurement.next")}
          href={next === null ? null : pathTo(path, { admin_id: adminId, id: next })}
          link={way}
        />
      }
    >
      <Loaded query={query}>
        {(loaded) => (
          <MeasurementReview
            key={loaded.measurement_id}
            measurement={loaded}
            onStale={query.refetch}
            onJudged={focusOnNext}
          />
        )}
      </Loaded>
    </Page>
  );
}

function waitingWords(t: Translate, waiting: number | undefined, next: number | null): string | null {
  if (waiting === undefined) return null;
  return next === null ? t("office.measurement.queueEmpty") : t("office.measurement.queue", { count: waiting });
}

function Badges({ measurement }: { readonly measurement: Measurement }): ReactElement {
  const t = useT();
  const { status, waiting_since: since } = measurement;
  return (
    <>
      {!since && <StateBadge tone={toneOfStatus(status)}>{wordOfStatus(status, t)}</StateBadge>}
      {since && <WaitClock since={since} soonAfterMinutes={60} lateAfterMinutes={240} />}
    </>
  );
}
