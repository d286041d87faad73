import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { driverCarsHref, driverScansHref } from "#entities/consumer/driver-pages.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { useDriverCars, useTheirScans } from "./queries.ts";

interface DriverTabsProps {
  readonly memberId: number;
  readonly consumerId: number;
  readonly current: "cars" | "scans";
}

/** What a company sees of a driver: cars and scans, with how many there are. */
export function DriverTabs({ memberId, consumerId, current }: DriverTabsProps): ReactElement {
  const t = useT();
  const { cars, scans } = useDriver(consumerId);
  return (
    <Tabs
      label={t("vehicles.driver")}
      items={[
        {
          label: t("vehicles.tabs.cars"),
          href: driverCarsHref(memberId, consumerId),
          current: current === "cars",
          count: cars.data?.total_count,
        },
        {
          label: t("vehicles.tabs.scans"),
          href: driverScansHref(memberId, consumerId),
          current: current === "scans",
          count: scans.data?.total_count,
        },
      ]}
    />
  );
}

/** A driver's name and cars, and how many scans there are. */
export function useDriver(consumerId: number) {
  const cars = useDriverCars(consumerId);
  const scans = useTheirScans(consumerId, { per_page: 1 });
  return { cars, scans };
}
