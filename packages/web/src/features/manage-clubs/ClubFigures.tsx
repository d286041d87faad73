import type { Translate } from "@treadclub/texts";
import type { ReactElement } from "react";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { ClubRecordView } from "#entities/club/queries.ts";
import { Section } from "#ui/Card.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import css from "./ClubForm.module.css";
import { StatisticsLink } from "./StatisticsLink.tsx";

interface ClubFiguresProps {
  readonly club: ClubRecordView;
  /** The statistics of its vouchers. */
  readonly usageHref: string;
  readonly level: 2 | 3;
}

/** What a club has given out, what that may still cost, and how far its budget goes. */
export function ClubFigures({ club, usageHref, level }: ClubFiguresProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { issuing, waiting } = club.figures;
  return (
    <Section title={t("office.budget.heading")} level={level} actions={<StatisticsLink href={usageHref} />}>
      {issuing && (
        <ProgressBar
          label={t("office.budget.progress")}
          share={Math.min(1, issuing.done / issuing.total)}
          detail={t("office.budget.progressOf", {
            done: format.number(issuing.done),
            total: format.number(issuing.total),
          })}
        />
      )}
      {!issuing && waiting > 0 && club.active && <p className={css.note}>{t("office.budget.usedUp")}</p>}
      <Facts facts={[...numbersOf(club, t, format), ...costsOf(club, t, format)]} />
    </Section>
  );
}

function numbersOf({ figures, budget }: ClubRecordView, t: Translate, format: Format): Fact[] {
  const of = (count: number, limit: number | null): string =>
    limit === null
      ? format.number(count)
      : t("office.budget.ofLimit", { count: format.number(count), limit: format.number(limit) });
  return [
    { label: t("office.budget.issued"), value: of(figures.issued, budget.vouchers) },
    {
      label: t("office.budget.today"),
      value: budget.vouchers_per_day !== null && of(figures.issued_today, budget.vouchers_per_day),
    },
    { label: t("office.budget.usable"), value: format.number(figures.usable) },
    { label: t("office.budget.reserved"), value: figures.reserved > 0 && format.number(figures.reserved) },
    { label: t("office.budget.used"), value: format.number(figures.used) },
    { label: t("office.budget.expired"), value: figures.expired > 0 && format.number(figures.expired) },
    { label: t("office.budget.waiting"), value: figures.waiting > 0 && format.number(figures.waiting) },
  ];
}

function costsOf({ figures, budget }: ClubRecordView, t: Translate, format: Format): Fact[] {
  const { used_pence: used, outstanding_pence: out } = figures;
  return [
    { label: t("office.budget.spent"), value: format.money(used) },
    { label: t("office.budget.out"), value: format.money(out) },
    ...(budget.pence === null
      ? []
      : [
          { label: t("office.budget.limitPence"), value: format.money(budget.pence) },
          { label: t("office.budget.left"), value: format.money(Math.max(0, budget.pence - used - out)) },
        ]),
  ];
}
