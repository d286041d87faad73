import type { ReactElement } from "react";
import { tyrePositions } from "@treadclub/rules/vehicle-position";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";
import css from "./Gauge.module.css";
import { firstEdges, walks, wheelsOf, type GaugeOrder } from "./order.ts";

interface GaugeOrderPartProps {
  readonly order: GaugeOrder;
  /** Nobody has set it yet on this device. */
  readonly isNew: boolean;
  readonly onChange: (order: GaugeOrder) => void;
}

/** The order of wheels and edges; open until it is set once. */
export function GaugeOrderPart({ order, isNew, onChange }: GaugeOrderPartProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [first = "", ...others] = wheelsOf(order).map((position) => t(`ui.position.${position}`));
  const wheels = [first, ...others.map((name) => format.lowerFirst(name))].join(" → ");
  const choose =
    <N extends keyof GaugeOrder>(name: N, values: readonly GaugeOrder[N][]) =>
    (text: string): void => {
      const value = values.find((one) => one === text);
      if (value) onChange({ ...order, [name]: value });
    };
  return (
    <details className={css.order} open={isNew || undefined}>
      <summary>
        {t("gauge.order.title")}
        <small>{t("gauge.order.now", { wheels, edges: t(`gauge.order.${order.firstEdge}`) })}</small>
      </summary>
      <div className={css.orderFields}>
        <SelectField
          id="gauge-start"
          name="start"
          label={t("gauge.order.start")}
          value={order.start}
          options={tyrePositions.map((value) => ({ value, label: t(`ui.position.${value}`) }))}
          onChange={choose("start", tyrePositions)}
        />
        <SelectField
          id="gauge-walk"
          name="walk"
          label={t("gauge.order.way")}
          value={order.walk}
          options={walks.map((value) => ({ value, label: t(`gauge.order.${value}`) }))}
          onChange={choose("walk", walks)}
        />
        <SelectField
          id="gauge-edge"
          name="edge"
          label={t("gauge.order.edges")}
          value={order.firstEdge}
          options={firstEdges.map((value) => ({ value, label: t(`gauge.order.${value}`) }))}
          onChange={choose("firstEdge", firstEdges)}
        />
      </div>
      <p className={css.kept}>{t("gauge.order.kept")}</p>
    </details>
  );
}
