import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import css from "./Plate.module.css";

interface PlateProps {
  /** A registration in any writing. */
  readonly value: string;
  /** White stands at the front of a car, yellow at its rear and in lists. */
  readonly side?: "front" | "rear" | undefined;
  readonly size?: "small" | "normal" | "large" | undefined;
}

/** A registration as it is on the car. */
export function Plate({ value, side = "rear", size = "normal" }: PlateProps): ReactElement {
  const t = useT();
  const plate = formatPlate(value);
  return (
    <span
      className={cx(css.plate, css[side], css[size])}
      role="img"
      aria-label={t("ui.plate.label", { plate: spelled(plate) })}
      translate="no"
    >
      {plate}
    </span>
  );
}

/** By ear a plate is letters, not a word. */
const spelled = (plate: string): string => [...plate].join(" ").replaceAll("   ", ", ");
