import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import type { Credit } from "./queries.ts";
import css from "./Shop.module.css";

/** How many scans are left, and what of them ends when. */
export function Balance({ credit }: { readonly credit: Credit }): ReactElement {
  const t = useT();
  const format = useFormat();
  const ending = credit.ends.reduce((sum, { count }) => sum + count, 0);
  const lasting = credit.balance - ending;
  return (
    <Card title={t("shop.left", { count: credit.balance })}>
      {ending > 0 && (
        <ul className={css.ends}>
          {byDay(credit.ends, (instant) => format.day(instant)).map(({ day, count }) => (
            <li key={day}>{t("shop.ends", { count, day })}</li>
          ))}
          {lasting > 0 && <li>{t("shop.lasting", { count: lasting })}</li>}
        </ul>
      )}
    </Card>
  );
}

/** Packs of one day are one line. */
function byDay(ends: Credit["ends"], dayOf: (instant: string) => string): { day: string; count: number }[] {
  const days = Map.groupBy(ends, ({ expires_at }) => dayOf(expires_at));
  return [...days].map(([day, rows]) => ({ day, count: rows.reduce((sum, { count }) => sum + count, 0) }));
}
