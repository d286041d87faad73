import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Plate } from "#ui/Plate.tsx";
import { historyPageSize, useHistory, type HistoryRow } from "./queries.ts";
import css from "./Shop.module.css";

interface HistoryProps {
  readonly consumerId: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Where each scan came from and went. */
export function History({ consumerId, page, onPage }: HistoryProps): ReactElement {
  const t = useT();
  return (
    <Section title={t("shop.history")}>
      <Loaded query={useHistory(consumerId, page)} shape="list">
        {({ list, total_count }) =>
          list.length === 0 ? (
            <p>{t("shop.historyNone")}</p>
          ) : (
            <>
              <ul className={css.history}>
                {list.map((row) => (
                  <Entry key={row.id} row={row} />
                ))}
              </ul>
              <Pagination page={page} perPage={historyPageSize} total={total_count} onPage={onPage} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Entry({ row }: { readonly row: HistoryRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  const what = row.reason === "pack" ? t(`shop.entry.pack.${row.kind}`) : t(`shop.entry.${row.reason}`);
  const amount = `${row.amount > 0 ? "+" : "−"}${format.number(Math.abs(row.amount))}`;
  return (
    <li className={css.entry}>
      <span>
        {row.scan ? format.labelled(what, format.lowerFirst(t(`ui.position.${row.scan.position}`))) : what}
        {row.scan && <Plate value={row.scan.plate} size="small" />}
      </span>
      <strong className={css.amount}>{t("shop.entryAmount", { count: Math.abs(row.amount), amount })}</strong>
      <span className={css.when}>
        <DateText value={row.at} style="short" />
        {row.order && row.scan === null && ` · ${row.order.reference}`}
      </span>
    </li>
  );
}
