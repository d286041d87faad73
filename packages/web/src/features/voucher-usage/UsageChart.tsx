import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { BarTable } from "#ui/BarTable.tsx";
import { Card } from "#ui/Card.tsx";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { figureOf } from "./figure.ts";
import { measures, type Measure, type Usage } from "./queries.ts";
import css from "./Usage.module.css";

interface UsageChartProps {
  readonly usage: Usage;
  readonly measure: Measure;
  readonly onMeasure: (measure: string) => void;
}

/** One figure by day or month, the latest first. */
export function UsageChart({ usage, measure, onMeasure }: UsageChartProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { by, periods } = usage;
  const name = t(`usage.count.${measure}`);
  const title = t(by === "day" ? "usage.byDay" : "usage.byMonth", { measure: name });
  return (
    <Card title={title}>
      <div className={css.chart}>
        <div className={css.measure}>
          <SelectField
            id="usage-measure"
            name="show"
            label={t("usage.measure")}
            value={measure}
            onChange={onMeasure}
            options={measures.map((value) => ({ value, label: t(`usage.count.${value}`) }))}
          />
        </div>
        <BarTable
          label={title}
          heads={{ name: t(`usage.by.${by}`), count: name }}
          rows={periods.toReversed().map((period) => ({
            key: period.from_day,
            name: format.day(period.from_day, by === "month" ? "month" : "short"),
            count: period[measure],
            figure: figureOf(period, measure, format),
            tone: "neutral" as const,
          }))}
        />
      </div>
    </Card>
  );
}
