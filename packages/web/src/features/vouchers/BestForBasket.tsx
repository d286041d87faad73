import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useDriverQuote, useDriverQuotes } from "#entities/quote/consumer-queries.ts";
import { QuoteVouchers } from "#entities/voucher/QuoteVouchers.tsx";
import type { Voucher } from "#entities/voucher/queries.ts";
import { OwnBasket } from "./OwnBasket.tsx";
import css from "./Vouchers.module.css";

interface BestForBasketProps {
  readonly consumerId: number;
  readonly vouchers: readonly Voucher[];
  readonly paths: ConsumerPaths;
}

/** The cheapest legal choice of vouchers for a price that has come in, or for what the driver reckons with. */
export function BestForBasket(props: BestForBasketProps): ReactElement {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.best} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("driver.best.title")}</summary>
      {isOpen && <Choice {...props} />}
    </details>
  );
}

const own = "own";

function Choice({ consumerId, vouchers, paths }: BestForBasketProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { data } = useDriverQuotes(consumerId, { filters: { states: ["awaiting_customer"] } });
  const [chosen, setChosen] = useState<string | null>(null);
  const quotes = (data?.list ?? []).map(({ id, member, total }) => ({
    value: String(id),
    label: t("driver.best.quote", { member: member.company_name, amount: format.money(total?.lines_pence ?? 0) }),
  }));
  const value =
    quotes.some((one) => one.value === chosen) || chosen === own ? (chosen ?? own) : (quotes[0]?.value ?? own);
  return (
    <div className={css.bestParts}>
      <p>{t("driver.best.lead")}</p>
      {quotes.length > 0 && (
        <SelectField
          id="best-for"
          name="best-for"
          label={t("driver.best.for")}
          options={[...quotes, { value: own, label: t("driver.best.own") }]}
          value={value}
          onChange={setChosen}
        />
      )}
      {value === own ? (
        <OwnBasket vouchers={vouchers} />
      ) : (
        <OneQuote quoteId={Number(value)} vouchers={vouchers} paths={paths} />
      )}
    </div>
  );
}

interface OneQuoteProps extends Omit<BestForBasketProps, "consumerId"> {
  readonly quoteId: number;
}

function OneQuote({ quoteId, vouchers, paths }: OneQuoteProps): ReactElement {
  const quote = useDriverQuote(quoteId);
  return (
    <Loaded query={quote} rows={1}>
      {(found) =>
        found.answer && (
          <QuoteVouchers
            quote={found}
            answer={found.answer}
            vouchers={vouchers}
            askWith={(voucherId) => paths.ask({ vehicleId: found.vehicle.id, positions: found.positions, voucherId })}
          />
        )
      }
    </Loaded>
  );
}
