import { useState, type ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { BarTable, type BarRow } from "#ui/BarTable.tsx";
import { Card } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Segments } from "#ui/Segments.tsx";
import css from "./OfficeVehicles.module.css";
import { useTyreChecks, type TyreChecks } from "./queries.ts";

const periods = ["month", "week"] as const;
const views = ["outcomes", "kinds"] as const;
type View = (typeof views)[number];

/** Tyre checks by month or week, divided by outcome or by kind. */
export function ChecksPart(): ReactElement {
  const t = useT();
  const format = useFormat();
  const [by, setBy] = useState<TyreChecks["by"]>("month");
  const [view, setView] = useState<View>("outcomes");
  const title = t("vehicles.checks.title");
  return (
    <div className={css.wide}>
      <Card title={title}>
        <div className={css.chart}>
          <div className={css.ways}>
            <Segments
              label={t("vehicles.checks.by")}
              value={by}
              onChange={setBy}
              options={periods.map((value) => ({ value, label: t(`vehicles.checks.${value}`) }))}
            />
            <Segments
              label={t("vehicles.checks.view")}
              value={view}
              onChange={setView}
              options={views.map((value) => ({ value, label: t(`vehicles.checks.${value}`) }))}
            />
          </div>
          {view === "outcomes" && <p className={css.soft}>{t("vehicles.checks.several")}</p>}
          <Loaded query={useTyreChecks(by)} shape="list">
            {(checks) => (
              <BarTable
                label={title}
                rows={checks.periods.toReversed().map((period) => rowOf(period, { view, by: checks.by, t, format }))}
                heads={{ name: t(`vehicles.checks.${by}`), count: title }}
              />
            )}
          </Loaded>
        </div>
      </Card>
    </div>
  );
}

interface Shown {
  readonly view: View;
  readonly by: TyreChecks["by"];
  readonly t: Translate;
  readonly format: Format;
}

function rowOf({ from_day: day, checks, kinds, outcomes }: TyreChecks["periods"][number], shown: Shown): BarRow {
  const { view, by, t, format } = shown;
  const date = format.day(day, by === "month" ? "month" : "short");
  const kindWords = (["tyre", "sidewall", "measurement"] as const).map(
    (kind) => [t(`vehicles.kind.${kind}`), kinds[kind]] as const,
  );
  const outcomeWords = outcomeNames.map((name) => [t(`vehicles.outcome.${name}`), outcomes[name]] as const);
  const words = (view === "kinds" ? kindWords : outcomeWords).filter(([, count]) => count > 0);
  return {
    key: day,
    name: by === "month" ? date : t("vehicles.checks.weekOf", { date }),
    count: checks,
    tone: "neutral",
    detail: format.facts(...words.map(([word, count]) => format.labelled(word, format.number(count)))),
  };
}

const outcomeNames = [
  "passed",
  "recommended_change",
  "change_tyre",
  "pressure_check",
  "wheel_alignment",
  "read",
  "rejected",
  "open",
] as const;
