import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Loaded } from "#ui/Loaded.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { DriverQuote } from "#entities/quote/consumer-queries.ts";
import { QuoteVouchers } from "#entities/voucher/QuoteVouchers.tsx";
import { usableStates, useEveryVoucher } from "#entities/voucher/queries.ts";
import css from "./MyQuotes.module.css";

interface WalletForQuoteProps {
  readonly quote: DriverQuote;
  readonly answer: NonNullable<DriverQuote["answer"]>;
  readonly paths: ConsumerPaths;
}

/** The driver's wallet against a price; read once it is opened. */
export function WalletForQuote({ quote, answer, paths }: WalletForQuoteProps): ReactElement {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("driver.best.quoteTitle")}</summary>
      {isOpen && <Wallet quote={quote} answer={answer} paths={paths} />}
    </details>
  );
}

function Wallet({ quote, answer, paths }: WalletForQuoteProps): ReactElement {
  const vouchers = useEveryVoucher(quote.consumer.id, usableStates);
  return (
    <Loaded query={vouchers} rows={1}>
      {({ list }) => (
        <QuoteVouchers
          quote={quote}
          answer={answer}
          vouchers={list}
          askWith={(voucherId) => paths.ask({ vehicleId: quote.vehicle.id, positions: quote.positions, voucherId })}
        />
      )}
    </Loaded>
  );
}
