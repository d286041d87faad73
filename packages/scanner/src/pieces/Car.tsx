import type { VNode } from "preact";
import { type PositionCode, positionCodes } from "@treadclub/contract/measurement/states";
import { cx } from "#scanner/kit/cx.ts";
import { useT } from "#scanner/kit/words.ts";
import css from "./Car.module.css";
import { type Tone, ToneShape, toneClass } from "./ToneShape.tsx";

export interface Wheel {
  readonly tone: Tone;
  /** The state in a word or two; "" where being pressed says it all. */
  readonly word: string;
  readonly isSelected: boolean;
  readonly disabled: boolean;
}

interface CarProps {
  /** A position without a wheel is drawn and cannot be chosen. */
  readonly wheels: Readonly<Partial<Record<PositionCode, Wheel>>>;
  readonly onChoose: (position: PositionCode) => void;
}

/** The car from above, nose up. Each wheel tells its state by colour, shape and word, and can be chosen. */
export function Car({ wheels, onChoose }: CarProps): VNode {
  const t = useT();
  return (
    <div class={css.place}>
      <div class={css.car} role="group" aria-label={t("scanner.choose.car")}>
        <div class={css.body}>
          <Body />
        </div>
        {positionCodes.map((position) => (
          <Spot key={position} position={position} wheel={wheels[position]} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

interface SpotProps {
  readonly position: PositionCode;
  readonly wheel: Wheel | undefined;
  readonly onChoose: CarProps["onChoose"];
}

function Spot({ position, wheel, onChoose }: SpotProps): VNode {
  const t = useT();
  const side = position.endsWith("l") ? "left" : "right";
  const place = cx(css.spot, css[position], css[side], wheel?.isSelected && css.selected);
  if (!wheel)
    return (
      <div class={place} aria-hidden="true">
        <Tyre tone="neutral" />
      </div>
    );
  return (
    <button
      type="button"
      class={place}
      aria-pressed={wheel.isSelected}
      disabled={wheel.disabled}
      onClick={() => onChoose(position)}
    >
      <Tyre tone={wheel.tone} />
      <span class={css.words}>
        <span class={css.name}>
          <span class={css.which}>{t(`scanner.tyre.${position}`)}</span> <small>{t(`scanner.side.${side}`)}</small>
        </span>
        {wheel.word !== "" && (
          <span class={cx(css.state, toneClass(wheel.tone))}>
            <ToneShape tone={wheel.tone} size={16} /> {wheel.word}
          </span>
        )}
      </span>
    </button>
  );
}

function Tyre({ tone }: { readonly tone: Tone }): VNode {
  return (
    <svg class={css.wheel} viewBox="0 0 36 68" aria-hidden="true" focusable="false">
      <rect class={css[tone]} x="1.5" y="1.5" width="33" height="65" rx="10" />
      <rect class={css.tyre} x="6" y="6" width="24" height="56" rx="7" />
      <path
        class={css.tread}
        d="M12 7v54M18 6v56M24 7v54M7 16l5-3M7 26l5-3M7 36l5-3M7 46l5-3M7 56l5-3M29 13l-5 3M29 23l-5 3M29 33l-5 3M29 43l-5 3M29 53l-5 3"
      />
    </svg>
  );
}

function Body(): VNode {
  return (
    <svg class={css.picture} viewBox="0 0 120 260" aria-hidden="true" focusable="false">
      <path
        class={css.shell}
        d="M60 6c26 0 41 5 46 16 5 10 6 30 6 52v104c0 28-1 46-6 58-5 11-20 18-46 18s-41-7-46-18c-5-12-6-30-6-58V74c0-22 1-42 6-52C19 11 34 6 60 6z"
      />
      <path class={css.glass} d="M60 66c21 0 35 4 41 9l-9 31c-8-4-19-5-32-5s-24 1-32 5l-9-31c6-5 20-9 41-9z" />
      <path class={css.glass} d="M60 232c-18 0-32-3-38-8l8-22c8 4 18 5 30 5s22-1 30-5l8 22c-6 5-20 8-38 8z" />
      <path class={css.glass} d="M17 88l7 24v76l-7 22c-1-20-1-102 0-122zM103 88l-7 24v76l7 22c1-20 1-102 0-122z" />
      <path class={css.lamp} d="M18 24c4-6 10-9 18-11-3 6-9 11-18 15zM102 24c-4-6-10-9-18-11 3 6 9 11 18 15z" />
      <path class={css.rear} d="M16 238c4 5 9 8 16 10-3-5-8-10-15-14zM104 238c-4 5-9 8-16 10 3-5 8-10 15-14z" />
    </svg>
  );
}
