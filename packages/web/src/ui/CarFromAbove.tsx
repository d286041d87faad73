import type { ReactElement } from "react";
import { sideOf, tyrePositions, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import css from "./CarFromAbove.module.css";
import { CarBody, WheelPicture } from "./CarPicture.tsx";
import { cx } from "./cx.ts";
import { formatMm } from "#kit/format.ts";
import type { Tone } from "./tone.ts";
import { ToneShape } from "./ToneShape.tsx";
import { UiLink } from "./UiLink.tsx";

export interface Wheel {
  readonly tone: Tone;
  /** The state in a word or two. */
  readonly word: string;
  readonly depthMm?: number | null | undefined;
  /** Where it leads; else `onChoose` of the car is called. */
  readonly href?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface CarFromAboveProps {
  readonly wheels: Readonly<Record<TyrePosition, Wheel>>;
  /** One, or several where several may be chosen. */
  readonly selected?: TyrePosition | readonly TyrePosition[] | undefined;
  readonly onChoose?: ((position: TyrePosition) => void) | undefined;
  readonly label?: string | undefined;
}

/** A car seen from above, nose up, nearside left: to choose a tyre and to read all four. Without links and `onChoose` it only tells. */
export function CarFromAbove({ wheels, selected, onChoose, label }: CarFromAboveProps): ReactElement {
  const t = useT();
  return (
    <div className={css.place}>
      <div className={css.car} role="group" aria-label={label ?? t("ui.car.label")}>
        <div className={css.body}>
          <CarBody />
        </div>
        {tyrePositions.map((position) => (
          <WheelSpot
            key={position}
            position={position}
            wheel={wheels[position]}
            selected={isAmong(position, selected)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

const isAmong = (position: TyrePosition, selected: CarFromAboveProps["selected"]): boolean =>
  typeof selected === "string" ? position === selected : (selected?.includes(position) ?? false);

interface WheelSpotProps {
  readonly position: TyrePosition;
  readonly wheel: Wheel;
  readonly selected: boolean;
  readonly onChoose: CarFromAboveProps["onChoose"];
}

function WheelSpot({ position, wheel, selected, onChoose }: WheelSpotProps): ReactElement {
  const className = cx(css.spot, css[position], css[sideOf(position)], selected && css.selected);
  const inside = <WheelInside position={position} wheel={wheel} />;
  if (wheel.href && !wheel.disabled) {
    return (
      <UiLink className={cx(className, css.live)} href={wheel.href} aria-current={selected || undefined}>
        {inside}
      </UiLink>
    );
  }
  if (!onChoose) return <div className={className}>{inside}</div>;
  return (
    <button
      type="button"
      className={cx(className, css.live)}
      disabled={wheel.disabled}
      aria-pressed={selected}
      onClick={() => onChoose(position)}
    >
      {inside}
    </button>
  );
}

function WheelInside({ position, wheel }: { readonly position: TyrePosition; readonly wheel: Wheel }): ReactElement {
  const t = useT();
  return (
    <>
      <WheelPicture tone={wheel.tone} />
      <span className={css.words}>
        <span className={css.name}>
          <span className={css.which}>{t(`ui.position.${position}`)}</span>{" "}
          <small>{t(`ui.position.${sideOf(position)}`)}</small>
        </span>
        {typeof wheel.depthMm === "number" && (
          <span className={css.depth}>
            {formatMm(wheel.depthMm, t.locale)} <small>{t("ui.tread.unit")}</small>
          </span>
        )}
        <span className={cx(css.state, css[wheel.tone])}>
          <ToneShape tone={wheel.tone} size={16} />
          <span>{wheel.word}</span>
        </span>
      </span>
    </>
  );
}
