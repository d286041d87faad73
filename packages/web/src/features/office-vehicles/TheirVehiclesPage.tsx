import type { ReactElement } from "react";
import { ChartColumn } from "lucide-react";
import { formatPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { driverCarsHref } from "#entities/consumer/driver-pages.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { useTheirVehicles, type TheirVehiclesBody } from "./queries.ts";
import { VehicleLine } from "./VehicleLine.tsx";

const vehicleFilters = listFilters<TheirVehiclesBody>()({
  perPage: 25,
  search: (t) => t("vehicles.search"),
  filters: {},
});

/** The cars of a fitter's drivers; each leads to its driver's cars and scans. */
export function TheirVehiclesPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const list = useList(vehicleFilters);
  const query = useTheirVehicles(list.body);
  return (
    <ListPage
      title={t("vehicles.title")}
      lead={t("vehicles.leadTheirs")}
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      actions={
        <ButtonLink
          small
          href={pathTo("/app/members/{member_id}/vehicle_statistics", { member_id: memberId })}
          icon={<ChartColumn aria-hidden="true" />}
        >
          {t("vehicles.figures.title")}
        </ButtonLink>
      }
      {...listProps(query, list)}
      empty={<Empty picture="car" title={t("vehicles.none")} text={t("vehicles.noneTheirs")} />}
      keyOf={(vehicle) => vehicle.id}
      nameOf={(vehicle) => formatPlate(vehicle.number)}
      row={(vehicle) => <VehicleLine vehicle={vehicle} />}
      hrefOf={(vehicle) => driverCarsHref(memberId, vehicle.consumer.id)}
    />
  );
}
