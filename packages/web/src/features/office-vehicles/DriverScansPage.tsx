import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { record, segments, select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { memberReviewer } from "#entities/scan/reviewer.ts";
import { ScanBadge } from "#entities/scan/ScanBadge.tsx";
import { scanName } from "#entities/scan/scan-name.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { Plate } from "#ui/Plate.tsx";
import { DriverTabs } from "./DriverTabs.tsx";
import { useTheirScans, type TheirScan, type TheirScansBody } from "./queries.ts";

const scanFilters = listFilters<TheirScansBody>()({
  perPage: 25,
  search: (t) => t("vehicles.scans.search"),
  filters: {
    show: segments({
      label: (t) => t("office.scans.show"),
      queries: {
        all: {},
        waiting: { filters: { waiting: true } },
        completed: { filters: { states: ["completed"] } },
        rejected: { filters: { states: ["rejected"] } },
      },
      name: (show, t) => t(`office.scans.show.${show}`),
    }),
    sort: select({
      label: (t) => t("vehicles.sort.label"),
      queries: { newest: {}, oldest: { sort: "submitted_at" } },
      name: (sort, t) => t(`vehicles.sort.${sort}`),
    }),
    vehicle_id: record(
      (t) => t("vehicles.scans.car"),
      (id) => ({ filters: { vehicle_id: id } }),
    ),
  },
});

interface DriverPageProps {
  readonly memberId: number;
  readonly consumerId: number;
}

/** One driver's scans that the company may see: those made with it, and those that a quote shows it. */
export function DriverScansPage({ memberId, consumerId }: DriverPageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const list = useList(scanFilters);
  const query = useTheirScans(consumerId, list.body);
  const reviewer = memberReviewer(memberId);
  return (
    <ListPage
      title={query.data?.consumer.name ?? t("vehicles.driver")}
      lead={t("vehicles.scansLead")}
      back={{ href: pathTo("/app/members/{member_id}/vehicles", { member_id: memberId }), label: t("vehicles.title") }}
      {...listProps(query, list)}
      before={<DriverTabs memberId={memberId} consumerId={consumerId} current="scans" />}
      empty={<Empty picture="tyre" title={t("office.scans.none")} text={t("vehicles.scans.none")} />}
      keyOf={(scan) => scan.id}
      nameOf={(scan) => format.facts(formatPlate(scan.vehicle.number), format.lowerFirst(scanName(scan, t)))}
      row={(scan) => <TheirScanLine scan={scan} />}
      hrefOf={(scan) => reviewer.scanHref(scan.id)}
    />
  );
}

function TheirScanLine({ scan }: { readonly scan: TheirScan }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Row
      title={
        <>
          <Plate value={scan.vehicle.number} size="small" /> {scanName(scan, t)}
        </>
      }
      badge={<ScanBadge scan={scan} />}
      meta={format.facts(
        modelName(scan.vehicle),
        scan.minimum_mm === null ? null : t("office.scans.minimum", { mm: format.mm(scan.minimum_mm) }),
        format.dayTime(scan.submitted_at, "short"),
      )}
    />
  );
}
