import type { ReactElement, ReactNode } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { oneOf, useListAddress } from "#kit/list-address.ts";
import { segments } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { clockOf } from "#entities/expected/clock-of.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { Plate } from "#ui/Plate.tsx";
import { Segments } from "#ui/Segments.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { LeadClock } from "#ui/LeadClock.tsx";
import { useMeasurementQueue } from "./measurement-queries.ts";
import { MeasurementsPage } from "./MeasurementsPage.tsx";
import { useAllScans, type ScanListBody, type ScanRow } from "./queries.ts";
import { scanTone } from "./scan-tone.ts";

const scanFilters = listFilters<ScanListBody>()({
  perPage: 25,
  search: (t) => t("office.scans.search"),
  filters: {
    show: segments({
      label: (t) => t("office.scans.show"),
      queries: {
        waiting: { filters: { waiting: true } },
        completed: { sort: "-submitted_at", filters: { states: ["completed"] } },
        rejected: { sort: "-submitted_at", filters: { states: ["rejected"] } },
        all: { sort: "-submitted_at" },
      },
      name: (show, t) => t(`office.scans.show.${show}`),
    }),
  },
});

const owners = ["drivers", "integrators"] as const;

/** What waits for a reviewer and what was judged: scans of drivers, or measurements of integrators. */
export function ScansPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const address = useListAddress();
  const owner = oneOf(address.values["whose"], owners, "drivers");
  const waiting = useMeasurementQueue().data?.total_count ?? 0;
  const words = { drivers: t("office.measurements.drivers"), integrators: t("office.measurements.integrators") };
  const ownerFilter = (
    <Segments
      label={t("office.measurements.whose")}
      value={owner}
      onChange={(value) => address.set({ whose: value === "drivers" ? null : value, show: null, search: null })}
      options={owners.map((value) => ({
        value,
        label:
          value === "integrators" && waiting > 0 ? `${words[value]}${format.inBrackets(`${waiting}`)}` : words[value],
      }))}
    />
  );
  if (owner === "integrators") return <MeasurementsPage adminId={adminId} ownerFilter={ownerFilter} />;
  return <DriverScansPage adminId={adminId} ownerFilter={ownerFilter} />;
}

interface DriverScansPageProps {
  readonly adminId: number;
  readonly ownerFilter: ReactNode;
}

/** The queue of a reviewer, longest waiting first, and everything that was. */
function DriverScansPage({ adminId, ownerFilter }: DriverScansPageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const list = useList(scanFilters);
  const query = useAllScans(list.body);
  return (
    <ListPage
      title={t("office.scans.title")}
      lead={t("office.scans.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPath("reviews") }}
      {...listProps(query, list)}
      before={ownerFilter}
      empty={
        list.value("show") === "waiting" ? (
          <Empty picture="tyre" title={t("office.scans.waitingNone")} text={t("office.scans.waitingNoneText")} />
        ) : (
          <Empty picture="tyre" title={t("office.scans.none")} text={t("office.scans.noneText")} />
        )
      }
      keyOf={(scan) => scan.id}
      nameOf={(scan) =>
        format.facts(formatPlate(scan.vehicle.number), format.lowerFirst(t(`ui.position.${scan.position}`)))
      }
      row={(scan) => <ScanLine scan={scan} />}
      hrefOf={(scan) =>
        pathTo("/app/admin/{admin_id}/admin_scan_status/{scan_id}", { admin_id: adminId, scan_id: scan.id })
      }
    />
  );
}

function ScanLine({ scan }: { readonly scan: ScanRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  const facts = format.facts(
    scan.consumer.name,
    `${scan.vehicle.brand} ${scan.vehicle.model}`,
    scan.member_name,
    scan.minimum_mm === null || scan.state !== "completed"
      ? null
      : t("office.scans.minimum", { mm: format.mm(scan.minimum_mm) }),
    format.lowerFirst(format.words(scan.results.map((result) => t(`base.state.result.${result}`)))),
    scan.waiting_since ? null : format.dayTime(scan.submitted_at, "short"),
  );
  return (
    <Row
      lead={scan.waiting_since && <LeadClock {...clockOf(scan.waiting_since, scan.expected)} />}
      title={
        <>
          <Plate value={scan.vehicle.number} size="small" /> {t(`ui.position.${scan.position}`)}
        </>
      }
      badge={
        scan.state !== "awaiting_admin_review" && (
          <StateBadge tone={scanTone(scan.state)}>{t(`base.state.scan.${scan.state}`)}</StateBadge>
        )
      }
      meta={facts}
    />
  );
}
