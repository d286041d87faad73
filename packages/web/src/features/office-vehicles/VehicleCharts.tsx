import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { BarTable, type BarRow } from "#ui/BarTable.tsx";
import { Card } from "#ui/Card.tsx";
import css from "./OfficeVehicles.module.css";
import type { Figures } from "./queries.ts";

const lookTones = { change_tyre: "now", recommended_change: "soon", fine: "good", unknown: "neutral" } as const;
const motTones = { overdue: "now", due_soon: "soon", ok: "good", unknown: "neutral" } as const;

/** Vehicles in figures: totals, and a chart for each question. */
export function VehicleCharts({ figures }: { readonly figures: Figures }): ReactElement {
  const t = useT();
  const format = useFormat();
  const tyres = figures.tyres.map(({ look, count }) => ({
    key: look,
    name: t(`vehicles.look.${look}`),
    count,
    tone: lookTones[look],
  }));
  const mot = figures.mot.map(({ status, count }) => ({
    key: status,
    name: t(`vehicles.mot.${status}`),
    count,
    tone: motTones[status],
  }));
  const added = figures.added
    .toReversed()
    .map(({ from_day: day, count }) => ({ key: day, name: format.day(day, "month"), count }));
  return (
    <>
      <div className={css.wide}>
        <Totals figures={figures} />
      </div>
      <Chart title={t("vehicles.figures.tyres")} lead={t("vehicles.figures.tyresText")} rows={tyres} />
      <Chart title={t("vehicles.mot.label")} rows={mot} />
      <Chart title={t("vehicles.figures.added")} rows={added} />
      <Chart title={t("vehicles.figures.makes")} rows={makesOf(figures, t("vehicles.figures.otherMakes"))} />
      <Chart title={t("vehicles.car.mileage")} rows={useMileage(figures)} />
    </>
  );
}

function Totals({ figures }: { readonly figures: Figures }): ReactElement {
  const t = useT();
  const format = useFormat();
  const yearly = figures.average_annual_mileage;
  return (
    <dl className={css.totals}>
      <div>
        <dt>{t("vehicles.figures.vehicles")}</dt>
        <dd>{format.number(figures.vehicles)}</dd>
      </div>
      <div>
        <dt>{t("vehicles.figures.drivers")}</dt>
        <dd>{format.number(figures.drivers)}</dd>
      </div>
      {yearly !== null && (
        <div>
          <dt>{t("vehicles.figures.yearly")}</dt>
          <dd>{format.miles(yearly)}</dd>
        </div>
      )}
    </dl>
  );
}

interface ChartProps {
  readonly title: string;
  readonly lead?: string;
  readonly rows: readonly BarRow[];
}

function Chart({ title, lead, rows }: ChartProps): ReactElement {
  const t = useT();
  return (
    <Card title={title}>
      <div className={css.chart}>
        {lead && <p className={css.soft}>{lead}</p>}
        <BarTable label={title} rows={rows} heads={{ name: title, count: t("vehicles.figures.vehicles") }} />
      </div>
    </Card>
  );
}

const makesOf = ({ makes, other_makes: others }: Figures, othersName: string): BarRow[] => [
  ...makes.map(({ make, count }) => ({ key: make, name: make, count })),
  ...(others > 0 ? [{ key: "", name: othersName, count: others, tone: "neutral" as const }] : []),
];

function useMileage({ mileage, mileage_unknown: unknown }: Figures): BarRow[] {
  const t = useT();
  const format = useFormat();
  const bands = mileage.map(({ from, to, count }) => ({
    key: String(from),
    name:
      to === null
        ? t("vehicles.figures.from", { from: format.number(from) })
        : t("vehicles.figures.band", { from: format.number(from), to: format.number(to) }),
    count,
  }));
  return [...bands, { key: "unknown", name: t("vehicles.mot.unknown"), count: unknown, tone: "neutral" }];
}
