import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useDriverDeals } from "#entities/deal/queries.ts";
import { useDriverBookings } from "#entities/booking/consumer-queries.ts";
import { useDriverQuotes } from "#entities/quote/consumer-queries.ts";
import { careBookingStates, careQuoteStates, type CareSources } from "#entities/scan/tyre-care.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { usableStates, useEveryVoucher } from "#entities/voucher/queries.ts";
import { AskForm } from "./AskForm.tsx";
import type { AskPricesProps } from "./ask-prices-props.ts";
import { draftSteps, type AskedFitter } from "./quote-draft.ts";

/** Asks fitters for prices: which tyres, whom, and what else. */
export function AskPrices(props: AskPricesProps): ReactElement {
  const { consumerId, vehicleId, dealId, paths, step, hrefOf } = props;
  const before = draftSteps[draftSteps.indexOf(step) - 1];
  const t = useT();
  const vehicles = useVehicles(consumerId);
  const vouchers = useEveryVoucher(consumerId, usableStates);
  const arranged = useArranged(consumerId);
  const fitters = useDealFitter(consumerId, dealId);
  const issued = vouchers.data?.list.filter((voucher) => voucher.state === "issued");
  return (
    <Page
      title={t("driver.ask.title")}
      lead={t("driver.ask.nothingToPay")}
      width="narrow"
      back={{ href: before ? hrefOf(before) : paths.quotes }}
      help={{ href: helpPath("quotes") }}
    >
      <Loaded query={vehicles} shape="detail">
        {({ list }) => {
          const vehicle = list.find((one) => one.id === vehicleId) ?? list[0];
          if (!vehicle) return <NoCar paths={paths} />;
          return (
            <Loaded query={{ ...vouchers, data: issued && arranged && fitters && { issued, arranged, fitters } }}>
              {(known) => (
                <AskForm
                  key={keyOf(vehicle, props)}
                  {...props}
                  vehicle={vehicle}
                  vehicles={list}
                  vouchers={known.issued}
                  arranged={known.arranged}
                  fitters={known.fitters}
                />
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </Page>
  );
}

const keyOf = (vehicle: Vehicle, { positions, voucherId, dealId }: AskPricesProps): string =>
  `${vehicle.id} ${positions.join()} ${voucherId} ${dealId}`;

/** Returns the fitter of the deal that led here, undefined until it is known; nobody where it is over. */
function useDealFitter(consumerId: number, dealId: number | null): readonly AskedFitter[] | undefined {
  const { data, error } = useDriverDeals(consumerId, dealId !== null);
  if (dealId === null || error) return [];
  return data?.list
    .filter(({ id }) => id === dealId)
    .map(({ member }) => ({ id: member.id, name: member.company_name }));
}

/** Returns the driver's quotes and bookings that are under way, undefined until they are known; nothing where they cannot be read. */
function useArranged(consumerId: number): CareSources | undefined {
  const quotes = useDriverQuotes(consumerId, { filters: { states: careQuoteStates } });
  const bookings = useDriverBookings(consumerId, { filters: { states: careBookingStates } });
  const isKnown = [quotes, bookings].every((query) => query.data !== undefined || query.error !== null);
  return isKnown ? { quotes: quotes.data?.list ?? [], bookings: bookings.data?.list ?? [] } : undefined;
}

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
