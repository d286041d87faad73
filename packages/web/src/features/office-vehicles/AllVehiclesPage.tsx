import type { ReactElement } from "react";
import { ChartColumn } from "lucide-react";
import { formatPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { record, select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { useAllVehicles, type AllVehiclesBody } from "./queries.ts";
import { VehicleLine } from "./VehicleLine.tsx";

const vehicleFilters = listFilters<AllVehiclesBody>()({
  perPage: 25,
  search: (t) => t("vehicles.search"),
  filters: {
    mot: select({
      label: (t) => t("vehicles.mot.label"),
      queries: {
        any: {},
        overdue: { filters: { mot: "overdue" } },
        due_soon: { filters: { mot: "due_soon" } },
        ok: { filters: { mot: "ok" } },
        unknown: { filters: { mot: "unknown" } },
      },
      name: (mot, t) => t(`vehicles.mot.${mot}`),
    }),
    source: select({
      label: (t) => t("vehicles.source.label"),
      queries: {
        any: {},
        register: { filters: { source: "register" } },
        typed: { filters: { source: "typed" } },
      },
      name: (source, t) => t(`vehicles.source.${source}`),
    }),
    sort: select({
      label: (t) => t("vehicles.sort.label"),
      queries: { newest: {}, number: { sort: "number" }, mot: { sort: "mot_due_on" } },
      name: (sort, t) => t(`vehicles.sort.${sort}`),
    }),
    consumer_id: record(
      (t) => t("vehicles.driver"),
      (id) => ({ filters: { consumer_id: id } }),
    ),
  },
});

/** Every driver's cars; each leads to what was scanned of it. */
export function AllVehiclesPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const list = useList(vehicleFilters);
  const query = useAllVehicles(list.body);
  const of = { admin_id: adminId };
  return (
    <ListPage
      title={t("vehicles.title")}
      lead={t("vehicles.leadAll")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", of) }}
      actions={
        <ButtonLink
          small
          href={pathTo("/app/admin/{admin_id}/vehicle_statistics", of)}
          icon={<ChartColumn aria-hidden="true" />}
        >
          {t("vehicles.figures.title")}
        </ButtonLink>
      }
      {...listProps(query, list)}
      empty={<Empty picture="car" title={t("vehicles.none")} text={t("vehicles.noneAll")} />}
      keyOf={(vehicle) => vehicle.id}
      nameOf={(vehicle) => formatPlate(vehicle.number)}
      row={(vehicle) => <VehicleLine vehicle={vehicle} />}
      hrefOf={(vehicle) => pathTo("/app/admin/{admin_id}/admin_scans", of, { show: "all", search: vehicle.number })}
    />
  );
}
