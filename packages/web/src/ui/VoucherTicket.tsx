import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { CodeText } from "./CodeText.tsx";
import { cx } from "./cx.ts";
import { formatDay } from "#kit/format.ts";
import css from "./VoucherTicket.module.css";

export type VoucherState = "issued" | "reserved" | "used" | "expired" | "withdrawn";

interface VoucherTicketProps {
  /** What it takes off: "£5", "10%". */
  readonly worth: string;
  /** What it is: "Welcome voucher". */
  readonly title: string;
  /** Who honours it. */
  readonly issuer?: ReactNode;
  /** "" where it is not for whoever looks. */
  readonly code: string;
  readonly state?: VoucherState | undefined;
  /** Last day, `YYYY-MM-DD`. */
  readonly untilDay?: string | null | undefined;
  /** When it was used, expired or withdrawn: stands in the stamp. */
  readonly endedAt?: string | null | undefined;
  /** A QR code. */
  readonly qr?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 2 | 3 | undefined;
}

/** A ticket torn off its roll: the amount large, the code to be read at arm's length, a stamp when it is closed. */
export function VoucherTicket({
  worth,
  title,
  issuer,
  code,
  state = "issued",
  untilDay,
  endedAt,
  qr,
  actions,
  level = 2,
}: VoucherTicketProps): ReactElement {
  const t = useT();
  const Heading = `h${level}` as const;
  const isClosed = state === "used" || state === "expired" || state === "withdrawn";
  return (
    <article className={cx(css.ticket, isClosed && css.over)}>
      <div className={css.paper}>
        <div className={css.stub}>
          <span className={css.amount}>{worth}</span>
          <span className={css.off}>{t("ui.voucher.off")}</span>
        </div>
        <div className={css.main}>
          <Heading className={css.title}>{title}</Heading>
          {issuer && <p className={css.issuer}>{issuer}</p>}
          {code !== "" && (
            <p className={css.codeLine}>
              <span className={css.codeLabel}>{t("ui.voucher.code")}</span>
              <span className={css.code}>
                <CodeText code={code} />
              </span>
            </p>
          )}
          {state === "reserved" && <p className={css.note}>{t("ui.voucher.reserved")}</p>}
          {untilDay && !isClosed && (
            <p className={css.note}>{t("ui.voucher.until", { date: formatDay(untilDay, t.locale) })}</p>
          )}
        </div>
        {qr && !isClosed && <div className={css.qr}>{qr}</div>}
        {isClosed && (
          <p className={cx(css.stamp, css[state])}>
            {t(`ui.voucher.${state}`)}
            {endedAt && <small>{formatDay(endedAt, t.locale, "short")}</small>}
          </p>
        )}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </article>
  );
}
