import type { ReactElement } from "react";
import { conditionWords, worthOf } from "#kit/discount-words.ts";
import { issuerWords } from "#kit/issuer-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { CodeText } from "#ui/CodeText.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import type { Voucher } from "#entities/voucher/queries.ts";
import css from "./Vouchers.module.css";

/** A voucher on paper: one page of A6, or the top of an A4. Shown in print alone. */
export function VoucherSheet({ voucher }: { readonly voucher: Voucher }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { expires_on: until, terms } = voucher;
  return (
    <section className={css.sheet} aria-hidden="true">
      <p className={css.worth}>{worthOf(voucher, t, format)}</p>
      <h2>{voucher.title}</h2>
      <p>{issuerWords(voucher, t)}</p>
      <QrCode text={voucher.link} />
      <p className={css.sheetCode}>
        <CodeText code={voucher.code} />
      </p>
      {until !== null && <p>{t("ui.voucher.until", { date: format.day(until) })}</p>}
      {[...conditionWords(voucher, t, format), terms].filter(Boolean).map((text) => (
        <p key={text} className={css.small}>
          {text}
        </p>
      ))}
      <p className={css.small}>TreadClub</p>
    </section>
  );
}
