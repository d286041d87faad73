import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { oneOf, useListAddress } from "#kit/list-address.ts";
import { useList } from "#kit/use-list.ts";
import { adminReviewer } from "#entities/scan/reviewer.ts";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { Segments } from "#ui/Segments.tsx";
import { useMeasurementQueue } from "./measurement-queries.ts";
import { MeasurementsPage } from "./MeasurementsPage.tsx";
import { useScans } from "./queries.ts";
import { adminScanFilters } from "./scan-filters.ts";
import { useScanList } from "./ScanLine.tsx";
import { WaitsLink } from "./WaitsLink.tsx";
import { useAcceptScans } from "./use-accept-scans.tsx";
import { useTicked } from "./use-ticked.ts";
import { TakeOverTicked } from "./TakeOverTicked.tsx";

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

/** The queue of a reviewer, longest waiting first, and everything that was; what waits for fitters can be taken over. */
function DriverScansPage({ adminId, ownerFilter }: DriverScansPageProps): ReactElement {
  const t = useT();
  const reviewer = adminReviewer(adminId);
  const list = useList(adminScanFilters);
  const query = useScans(reviewer, list.body);
  const show = list.value("show");
  const { rows, ids, bulkOf, untick } = useTicked(query.data?.list);
  const accept = useAcceptScans(reviewer, untick);
  return (
    <ListPage
      {...useScanList(reviewer)}
      lead={t("office.scans.lead")}
      actions={<WaitsLink reviewer={reviewer} />}
      {...listProps(query, list)}
      before={ownerFilter}
      note={accept.outcome}
      empty={
        show === "waiting" ? (
          <Empty picture="tyre" title={t("office.scans.waitingNone")} text={t("office.scans.waitingNoneText")} />
        ) : show === "late" ? (
          <Empty picture="tyre" title={t("office.scans.lateNone")} text={t("office.scans.lateNoneText")} />
        ) : (
          <Empty picture="tyre" title={t("office.scans.none")} text={t("office.scans.noneText")} />
        )
      }
      bulk={
        show === "fitters"
          ? bulkOf(<TakeOverTicked ids={ids} onDone={untick} onStale={query.refetch} />)
          : show === "waiting" || show === "late"
            ? bulkOf(accept.action(rows))
            : undefined
      }
    />
  );
}
