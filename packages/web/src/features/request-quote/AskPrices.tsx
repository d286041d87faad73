import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { termsPath, type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { usableStates, useVouchers } from "#entities/voucher/queries.ts";
import { AskForm } from "./AskForm.tsx";
import type { AskPricesProps } from "./ask-prices-props.ts";

/** Asks fitters for prices: which tyres, whom, and what else. */
export function AskPrices(props: AskPricesProps): ReactElement {
  const { consumerId, vehicleId, paths } = props;
  const t = useT();
  const vehicles = useVehicles(consumerId);
  const vouchers = useVouchers(consumerId, usableStates);
  const issued = vouchers.data?.list.filter((voucher) => voucher.state === "issued");
  return (
    <Page
      title={t("driver.ask.title")}
      lead={t("driver.ask.nothingToPay")}
      width="narrow"
      back={{ href: paths.quotes }}
      help={{ href: termsPath }}
    >
      <Loaded query={vehicles} shape="detail">
        {({ list }) => {
          const vehicle = list.find((one) => one.id === vehicleId) ?? list[0];
          if (!vehicle) return <NoCar paths={paths} />;
          return (
            <Loaded query={{ ...vouchers, data: issued }}>
              {(usable) => (
                <AskForm key={keyOf(vehicle, props)} {...props} vehicle={vehicle} vehicles={list} vouchers={usable} />
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </Page>
  );
}

const keyOf = (vehicle: Vehicle, { positions, voucherId }: AskPricesProps): string =>
  `${vehicle.id} ${positions.join()} ${voucherId}`;

function NoCar({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("driver.ask.noCar")}
      text={t("driver.ask.noCarText")}
      action={
        <ButtonLink kind="main" href={paths.addCarToAsk}>
          {t("driver.cars.add")}
        </ButtonLink>
      }
    />
  );
}
