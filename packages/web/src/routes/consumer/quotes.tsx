import type { ReactElement } from "react";
import { idOf, useListAddress } from "#kit/list-address.ts";
import { AskPrices } from "#features/request-quote/AskPrices.tsx";
import { draftSteps, type DraftStep } from "#features/request-quote/quote-draft.ts";
import { OpenQuote } from "#features/my-quotes/OpenQuote.tsx";
import { QuoteList } from "#features/my-quotes/QuoteList.tsx";
import { RequestDetail } from "#features/my-quotes/RequestDetail.tsx";
import { positionOf } from "#entities/scan/position-of.ts";
import { useDriver, type Driver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver();
  const { consumerId, paths } = driver;
  const { page, values, set } = useListAddress();
  const requestId = idOf(values["request"]);
  const quoteId = idOf(values["open_field"]);
  if (values["ask"] !== undefined) return <Ask driver={driver} values={values} />;
  if (requestId !== null)
    return <RequestDetail key={requestId} consumerId={consumerId} requestId={requestId} paths={paths} />;
  if (quoteId !== null) return <OpenQuote key={quoteId} consumerId={consumerId} quoteId={quoteId} paths={paths} />;
  return <QuoteList consumerId={consumerId} paths={paths} page={page} onPage={(next) => set({ page: next })} />;
}

function Ask({
  driver,
  values,
}: {
  readonly driver: Driver;
  readonly values: Readonly<Record<string, string>>;
}): ReactElement {
  const { consumerId, paths, go, finish } = driver;
  const vehicleId = idOf(values["vehicle_id"]);
  const voucherId = idOf(values["voucher_id"]);
  const dealId = idOf(values["deal_id"]);
  const positions = (values["tyres"] ?? "").split(".").flatMap((text) => positionOf(text) ?? []);
  const params = { vehicleId: vehicleId ?? undefined, voucherId: voucherId ?? undefined, dealId: dealId ?? undefined };
  const hrefOf = (step: DraftStep): string => paths.ask({ ...params, positions, step });
  return (
    <AskPrices
      consumerId={consumerId}
      vehicleId={vehicleId}
      positions={positions}
      voucherId={voucherId}
      dealId={dealId}
      step={draftSteps.find((step) => step === values["step"]) ?? "tyres"}
      paths={paths}
      hrefOf={hrefOf}
      onStep={(step) => go(hrefOf(step))}
      onVehicle={(id) => go(paths.ask({ ...params, vehicleId: id }), { replace: true })}
      onSent={(requestId) => finish(paths.request(requestId), "ask")}
    />
  );
}
