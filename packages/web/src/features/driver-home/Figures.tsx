import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { UiLink } from "#ui/UiLink.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useCredit } from "#entities/scan/queries.ts";
import { sumPence, usableStates, useVouchers } from "#entities/voucher/queries.ts";
import css from "./DriverHome.module.css";

interface FiguresProps {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  readonly requests: number;
  readonly bookings: number;
}

/** Scans left, what the vouchers are worth, what is open: each leads to its list. */
export function Figures({ consumerId, paths, requests, bookings }: FiguresProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const credit = useCredit(consumerId).data;
  const vouchers = useVouchers(consumerId, usableStates).data;
  return (
    <nav aria-label={t("driver.home.figures")}>
      <ul className={css.figures}>
        <Figure
          href={paths.credits}
          value={credit ? format.number(credit.balance) : "–"}
          label={t("driver.home.scansLeft", { count: credit?.balance ?? 0 })}
        />
        <Figure
          href={paths.discounts}
          value={vouchers ? format.money(sumPence(vouchers.list), true) : "–"}
          label={t("driver.home.savings")}
        />
        <Figure
          href={paths.quotes}
          value={format.number(requests)}
          label={t("driver.home.quotesOpen", { count: requests })}
        />
        <Figure
          href={paths.bookings}
          value={format.number(bookings)}
          label={t("driver.home.bookingsOpen", { count: bookings })}
        />
      </ul>
    </nav>
  );
}

function Figure({
  href,
  value,
  label,
}: {
  readonly href: string;
  readonly value: string;
  readonly label: string;
}): ReactElement {
  return (
    <li>
      <UiLink className={css.figure} href={href}>
        <span className={css.value}>{value}</span> <span>{label}</span>
      </UiLink>
    </li>
  );
}
