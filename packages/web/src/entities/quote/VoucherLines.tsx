import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { conditionWords, worthOf } from "#kit/discount-words.ts";
import { CodeText } from "#ui/CodeText.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import type { QuoteView } from "./queries.ts";
import css from "./VoucherLines.module.css";

interface VoucherLinesProps {
  readonly vouchers: QuoteView["vouchers"];
  /** Where a voucher is checked and used. */
  readonly hrefOf?: ((voucherId: number) => string) | undefined;
}

/** The vouchers that come off a price: amount, what they are, who bears them. */
export function VoucherLines({ vouchers, hrefOf }: VoucherLinesProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={css.vouchers}>
      {vouchers.map((voucher) => (
        <li key={voucher.id} className={css.voucher}>
          <strong className={css.amount}>{worthOf(voucher, t, format)}</strong>
          <span className={css.words}>
            <span>{voucher.title}</span>
            {conditionWords(voucher, t, format).map((line) => (
              <small key={line}>{line}</small>
            ))}
            <small>
              {format.facts(
                voucher.by === "platform" ? t("office.quote.voucherPlatform") : t("office.quote.voucherYours"),
                format.lowerFirst(t(`base.state.voucher.${voucher.state}`)),
              )}
            </small>
          </span>
          {hrefOf ? (
            <UiLink className={css.code} href={hrefOf(voucher.id)}>
              <CodeText code={voucher.code} />
            </UiLink>
          ) : (
            <span className={css.code}>
              <CodeText code={voucher.code} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
