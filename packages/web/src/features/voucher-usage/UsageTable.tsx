import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { figureOf } from "./figure.ts";
import { measures, type Usage } from "./queries.ts";
import css from "./Usage.module.css";

interface UsageTableProps {
  readonly usage: Usage;
  /** Administrators see whose they are, and have files with all of them. */
  readonly forAdmin: boolean;
  /** The figures of one club; null where it is the one that is shown. */
  readonly clubHref: (clubId: number) => string | null;
}

/** Every figure of each discount, with totals. */
export function UsageTable({ usage, forAdmin, clubHref }: UsageTableProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { list, total, totals } = usage;
  const title = t("usage.byDiscount");
  const counts = { shown: format.number(list.length), total: format.number(total) };
  return (
    <Card title={title}>
      {total > list.length && (
        <p className={css.soft}>{forAdmin ? t("usage.first", counts) : t("usage.firstOwn", counts)}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls: by keyboard, too */}
      <div className={css.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={css.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t("usage.discount")}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {t(`usage.count.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr key={row.discount_id}>
                <th scope="row">
                  {row.discount}
                  <ClubOfRow row={row} forAdmin={forAdmin} href={clubHref(row.club_id)} />
                </th>
                {measures.map((measure) => (
                  <td key={measure}>{figureOf(row, measure, format)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("usage.total")}</th>
              {measures.map((measure) => (
                <td key={measure}>{figureOf(totals, measure, format)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}

interface ClubOfRowProps {
  readonly row: Usage["list"][number];
  readonly forAdmin: boolean;
  readonly href: string | null;
}

/** The club of a discount, and whose it is; leads to the figures of that club alone. */
function ClubOfRow({ row, forAdmin, href }: ClubOfRowProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const club = format.facts(row.club, forAdmin && row.member_name);
  return (
    <span className={css.of}>
      {href === null ? (
        club
      ) : (
        <UiLink href={href} title={t("usage.onlyClub")}>
          {club}
        </UiLink>
      )}
    </span>
  );
}
