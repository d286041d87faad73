import type { ReactElement, ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { UnappliedVouchers } from "#entities/quote/UnappliedVouchers.tsx";
import { Breakable } from "#ui/Breakable.tsx";
import { Money } from "#ui/Money.tsx";
import type { DriverQuote } from "#entities/quote/consumer-queries.ts";
import css from "./MyQuotes.module.css";

type Answer = NonNullable<DriverQuote["answer"]>;

/** A price line by line, as the server computed it, the total large. */
export function PriceLines({ quote, answer }: { readonly quote: DriverQuote; readonly answer: Answer }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { total, quantity } = quote;
  // A fitter may not be registered for VAT.
  const vatNote =
    total && total.vat_pence > 0
      ? t("driver.quotes.vat", { amount: format.money(total.vat_pence), rate: total.vat_rate_percent })
      : undefined;
  return (
    <div className={css.price}>
      {total && (
        <p className={css.total}>
          <Money pence={total.total_pence} vat size="hero" />
        </p>
      )}
      <dl className={css.lines}>
        <Line
          label={t("driver.book.tyres", { qty: quantity, brand: answer.brand, size: quote.tyre_size })}
          value={format.money(answer.unit_price_pence * quantity)}
          note={t("driver.quotes.perTyre", { amount: format.money(answer.unit_price_pence) })}
        />
        {answer.services.map((service) => (
          <Line
            key={service.name}
            label={
              service.quantity === 1
                ? service.name
                : t("driver.quotes.serviceLine", { qty: service.quantity, name: service.name })
            }
            value={
              service.price_pence === 0
                ? t("driver.quotes.included")
                : format.money(service.price_pence * service.quantity)
            }
          />
        ))}
        {answer.alignment_check && <Line label={t("driver.quotes.alignment")} value={t("driver.quotes.included")} />}
        {total && total.discount_pence > 0 && (
          <Line label={t("driver.quotes.vouchersOff")} value={`−${format.money(total.discount_pence)}`} />
        )}
        {total && (
          <Line label={t("driver.quotes.total")} value={format.money(total.total_pence)} isTotal note={vatNote} />
        )}
      </dl>
      {total && <UnappliedVouchers vouchers={quote.vouchers} discounts={total.discounts} />}
      <p>{t("driver.quotes.minutes", { count: answer.fitting_minutes })}</p>
      <Alternatives answer={answer} />
      {answer.message !== "" && (
        <blockquote className={css.message}>
          <strong>{t("driver.quotes.message")}</strong>
          <p>{answer.message}</p>
        </blockquote>
      )}
    </div>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  readonly isTotal?: boolean;
}

function Line({ label, value, note, isTotal = false }: LineProps): ReactElement {
  return (
    <div className={isTotal ? css.totalLine : css.line}>
      <dt>
        <Breakable text={label} />
        {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Alternatives({ answer }: { readonly answer: Answer }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  if (answer.alternatives.length === 0) return null;
  return (
    <details className={css.more}>
      <summary>{t("driver.quotes.alternatives")}</summary>
      <ul>
        {answer.alternatives.map(({ brand, unit_price_pence }) => (
          <li key={brand}>{t("driver.quotes.alternative", { brand, amount: format.money(unit_price_pence) })}</li>
        ))}
      </ul>
      <p>{t("driver.quotes.alternativesHint")}</p>
    </details>
  );
}
