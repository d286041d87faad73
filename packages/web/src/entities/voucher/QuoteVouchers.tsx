import type { Catalog, ReplyOf } from "@treadclub/contract";
import { quoteLines } from "@treadclub/rules/quote-total";
import type { ReactElement } from "react";
import { isAcceptedBy } from "#kit/issuer-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { basketPence, takenOff, vouchersForBasket } from "./basket-vouchers.ts";
import { BestVouchers } from "./BestVouchers.tsx";
import type { Voucher } from "./queries.ts";
import css from "./QuoteVouchers.module.css";

type Quote = ReplyOf<Catalog["getQuoteById"]>;

interface QuoteVouchersProps {
  readonly quote: Quote;
  readonly answer: NonNullable<Quote["answer"]>;
  /** The driver's wallet. */
  readonly vouchers: readonly Voucher[];
  /** Where a new request begins that has this voucher. */
  readonly askWith: (voucherId: number) => string;
}

/** The best of a driver's vouchers for a price that a fitter has named, and whether they are in its request. */
export function QuoteVouchers({ quote, answer, vouchers, askWith }: QuoteVouchersProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { brand, unit_price_pence: unitPence, services } = answer;
  const lines = quoteLines({ brand, quantity: quote.quantity, unitPence }, services);
  const reservedIds = quote.vouchers.map(({ id }) => id);
  const all = vouchersForBasket(vouchers, {
    lines,
    channel: "online",
    isHonoured: (voucher) => isAcceptedBy(voucher, quote.member.id),
    reservedIds,
  });
  const lacking = all.filter(({ voucher, pence }) => pence > 0 && !reservedIds.includes(voucher.id));
  const [first] = lacking;
  const more = takenOff(all) - (quote.total?.discount_pence ?? 0);
  return (
    <div className={css.parts}>
      <BestVouchers vouchers={all} channel="online" pricePence={basketPence(lines)} />
      {more > 0 && first && (
        <>
          <p>
            {t("driver.best.more", {
              count: lacking.length,
              amount: format.money(more),
              titles: format.words(lacking.map(({ voucher }) => voucher.title)),
            })}
          </p>
          <div>
            <ButtonLink href={askWith(first.voucher.id)}>{t("driver.best.askAgain")}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
