import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { segments } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { toneOfStatus, wordOfStatus } from "#entities/scan/measure/measurement-state.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { LeadClock } from "#ui/LeadClock.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useMeasurements, type Measurement, type MeasurementListBody } from "./measurement-queries.ts";
import { tyreName } from "./tyre-name.ts";

const measurementFilters = listFilters<MeasurementListBody>()({
  perPage: 25,
  search: (t) => t("office.measurements.search"),
  filters: {
    show: segments({
      label: (t) => t("office.scans.show"),
      queries: {
        waiting: { filters: { waiting: true } },
        completed: { sort: "-handed_in_at", filters: { statuses: ["completed"] } },
        failed: { sort: "-handed_in_at", filters: { statuses: ["failed"] } },
        all: { sort: "-handed_in_at" },
      },
      name: (show, t) => t(`office.measurements.show.${show}`),
    }),
  },
});

interface MeasurementsPageProps {
  readonly adminId: number;
  /** The choice between drivers and integrators. */
  readonly ownerFilter: ReactNode;
}

/** What integrators measure: the queue, longest waiting first, and everything that was. */
export function MeasurementsPage({ adminId, ownerFilter }: MeasurementsPageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const list = useList(measurementFilters);
  const query = useMeasurements(list.body);
  const nameOf = (one: Measurement): string =>
    format.facts(one.integrator, format.lowerFirst(tyreName(one.position_code, t)));
  return (
    <ListPage
      title={t("office.scans.title")}
      lead={t("office.measurements.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPath("reviews") }}
      {...listProps(query, list)}
      before={ownerFilter}
      empty={
        list.value("show") === "waiting" ? (
          <Empty
            picture="tyre"
            title={t("office.measurements.waitingNone")}
            text={t("office.measurements.waitingNoneText")}
          />
        ) : (
          <Empty picture="tyre" title={t("office.measurements.none")} text={t("office.measurements.noneText")} />
        )
      }
      keyOf={(one) => one.measurement_id}
      nameOf={nameOf}
      row={(one) => <MeasurementLine measurement={one} />}
      hrefOf={(one) =>
        pathTo("/app/admin/{admin_id}/admin_measurement/{id}", { admin_id: adminId, id: one.measurement_id })
      }
    />
  );
}

function MeasurementLine({ measurement }: { readonly measurement: Measurement }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { status, waiting_since: since, minimum, verdict, handed_in_at: handedIn } = measurement;
  const facts = format.facts(
    measurement.integrator,
    measurement.context.reference,
    minimum.value_mm === null ? null : t("office.scans.minimum", { mm: format.mm(minimum.value_mm) }),
    verdict && format.lowerFirst(t(`scan.measure.verdict.${verdict}`)),
    since || handedIn === null ? null : format.dayTime(handedIn, "short"),
  );
  return (
    <Row
      lead={since && <LeadClock since={since} soonAfterMinutes={60} lateAfterMinutes={240} />}
      title={tyreName(measurement.position_code, t)}
      badge={!since && <StateBadge tone={toneOfStatus(status)}>{wordOfStatus(status, t)}</StateBadge>}
      meta={facts}
    />
  );
}
