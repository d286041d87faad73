import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { DriverCar } from "./DriverCar.tsx";
import { DriverTabs, useDriver } from "./DriverTabs.tsx";
import css from "./OfficeVehicles.module.css";

interface DriverPageProps {
  readonly memberId: number;
  readonly consumerId: number;
}

/** One driver's cars: their tyres, dates and sizes, and the ways to scan them. */
export function DriverCarsPage({ memberId, consumerId }: DriverPageProps): ReactElement {
  const t = useT();
  const { cars, scans } = useDriver(consumerId);
  const mayScan = useCall("checkMemberScanPermission", {}).data?.allowed === true;
  return (
    <Page
      title={scans.data?.consumer.name ?? t("vehicles.driver")}
      lead={t("vehicles.driverLead")}
      back={{ href: pathTo("/app/members/{member_id}/vehicles", { member_id: memberId }), label: t("vehicles.title") }}
      width="wide"
    >
      <Loaded query={scans} shape="card">
        {() => (
          <>
            <DriverTabs memberId={memberId} consumerId={consumerId} current="cars" />
            <Loaded query={cars} shape="card">
              {({ list }) =>
                list.length === 0 ? (
                  <Empty picture="car" title={t("vehicles.none")} text={t("vehicles.noneOfDriver")} />
                ) : (
                  <ul className={css.cars}>
                    {list.map((vehicle) => (
                      <li key={vehicle.id}>
                        <DriverCar vehicle={vehicle} memberId={memberId} mayScan={mayScan} />
                      </li>
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </>
        )}
      </Loaded>
    </Page>
  );
}
