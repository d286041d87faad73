import type { ReactElement } from "react";
import { sideOf, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { oddDepths, type TreadEdge } from "@treadclub/rules/gauge";
import type { GaugeTyre } from "#entities/scan/gauge-note.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { cx } from "#ui/cx.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import css from "./Gauge.module.css";
import { edgesOf, wheelsOf, type GaugeOrder } from "./order.ts";
import { fieldId, type Gauge } from "./use-gauge.ts";
import { useGaugeWords } from "./use-gauge-words.ts";

interface GaugeGridProps {
  readonly gauge: Gauge;
  readonly order: GaugeOrder;
  readonly tyres: readonly GaugeTyre[];
  readonly lastMm: (position: TyrePosition) => number | null;
}

/** Four wheels as seen from above. They stand in the document in the order of measuring, so Tab follows it. */
export function GaugeGrid({ gauge, order, tyres, lastMm }: GaugeGridProps): ReactElement {
  const edges = edgesOf(order);
  return (
    <div className={css.grid}>
      {wheelsOf(order).map((position) => {
        const tyre = tyres.find((one) => one.position === position);
        const odd = tyre ? oddDepths(tyre, lastMm(position)).edges : [];
        return <WheelFields key={position} position={position} edges={edges} odd={odd} gauge={gauge} />;
      })}
    </div>
  );
}

interface WheelFieldsProps {
  readonly position: TyrePosition;
  readonly edges: readonly TreadEdge[];
  readonly odd: readonly TreadEdge[];
  readonly gauge: Gauge;
}

function WheelFields({ position, edges, odd, gauge }: WheelFieldsProps): ReactElement {
  const t = useT();
  return (
    <fieldset className={cx(css.wheel, css[position], css[sideOf(position)])}>
      <legend>{t(`ui.position.${position}`)}</legend>
      <small className={css.side}>{t(`ui.position.${sideOf(position)}`)}</small>
      {edges.map((edge) => (
        <DepthInput key={edge} position={position} edge={edge} isOdd={odd.includes(edge)} gauge={gauge} />
      ))}
    </fieldset>
  );
}

interface DepthInputProps {
  readonly position: TyrePosition;
  readonly edge: TreadEdge;
  readonly isOdd: boolean;
  readonly gauge: Gauge;
}

function DepthInput({ position, edge, isOdd, gauge }: DepthInputProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const words = useGaugeWords();
  const stop = { position, edge };
  const problem = gauge.problemOf(stop);
  const id = fieldId(stop);
  const name = t(`gauge.${edge}`);
  const label = t("gauge.field", { tyre: t(`ui.position.${position}`), edge: format.lowerFirst(name) });
  return (
    <div className={cx(css.depth, css[edge])}>
      <label htmlFor={id}>
        <span aria-hidden="true">{name}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        className={cx(isOdd && css.odd)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={12}
        value={gauge.textOf(stop)}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${id}-error`}
        onChange={(event) => gauge.type(stop, event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => gauge.commit(stop, event.target.value)}
        onKeyDown={(event) => gauge.press(stop, event)}
      />
      {problem !== null && (
        <VisuallyHidden>
          <span id={`${id}-error`}>{words.problem(stop, problem, gauge.textOf(stop))}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
