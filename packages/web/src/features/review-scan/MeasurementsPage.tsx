import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { oneOf, useListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
import { toneOfStatus, wordOfStatus } from "#entities/scan/measure/measurement-state.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { LeadClock } from "#ui/LeadClock.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { Segments } from "#ui/Segments.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useMeasurements, type Measurement, type MeasurementListBody } from "./measurement-queries.ts";
import { tyreName } from "./tyre-name.ts";

const perPage = 25;
const shows = ["waiting", "completed", "failed", "all"] as const;
type Show = (typeof shows)[number];

interface MeasurementsPageProps {
  readonly adminId: number;
  /** The choice between drivers and integrators. */
  readonly whose: ReactNode;
}

/** What integrators measure: the queue, longest waiting first, and everything that was. */
export function MeasurementsPage({ adminId, whose }: MeasurementsPageProps): ReactElement {
  const t = useT();
  const address = useListAddress();
  const show = oneOf(address.values["show"], shows, "waiting");
  const query = useMeasurements({ page: address.page, per_page: perPage, search: address.search, ...wishOf(show) });
  const nameOf = (one: Measurement): string => `${one.integrator}, ${tyreName(one.position_code, t)}`;
  return (
    <ListPage
      title={t("office.scans.title")}
      lead={t("office.measurements.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPaths.practice }}
      {...listProps(query, address, { perPage, searchLabel: t("office.measurements.search") })}
      filters={
        <>
          {whose}
          <Segments
            label={t("office.scans.show")}
            value={show}
            onChange={(value) => address.set({ show: value === "waiting" ? null : value })}
            options={shows.map((value) => ({ value, label: t(`office.measurements.show.${value}`) }))}
          />
        </>
      }
      empty={
        show === "waiting" ? (
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
  const facts = [
    measurement.integrator,
    measurement.context.reference,
    minimum.value_mm === null ? null : t("office.scans.minimum", { mm: format.mm(minimum.value_mm) }),
    verdict && t(`scan.measure.verdict.${verdict}`),
    since || handedIn === null ? null : format.dayTime(handedIn, "short"),
  ];
  return (
    <Row
      lead={since && <LeadClock since={since} soonAfterMinutes={60} lateAfterMinutes={240} />}
      title={tyreName(measurement.position_code, t)}
      badge={!since && <StateBadge tone={toneOfStatus(status)}>{wordOfStatus(status, t)}</StateBadge>}
      meta={facts.filter(Boolean).join(", ")}
    />
  );
}

function wishOf(show: Show): Pick<MeasurementListBody, "filters" | "sort"> {
  if (show === "waiting") return { filters: { waiting: true } };
  return show === "all" ? { sort: "-handed_in_at" } : { sort: "-handed_in_at", filters: { statuses: [show] } };
}
