import { useId, type ReactElement } from "react";
import css from "./BestPractice.module.css";

interface ExamplePhotoProps {
  readonly kind: "good" | "far" | "dark" | "blurred";
}

const grooves = [46, 78, 110, 142] as const;
const sipeRows = [8, 32, 56, 80, 104] as const;

/** A tread as the phone would see it; the words beside it say what is wrong. */
export function ExamplePhoto({ kind }: ExamplePhotoProps): ReactElement {
  const id = useId();
  const blur = `${id}-blur`;
  return (
    <svg className={css.photo} viewBox="0 0 188 124" aria-hidden="true" focusable="false">
      <defs>
        <filter id={blur} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="7 2.5" />
        </filter>
      </defs>
      <rect className={css.ground} width="188" height="124" />
      <g
        filter={kind === "blurred" ? `url(#${blur})` : undefined}
        transform={kind === "far" ? "translate(66 30) scale(.3)" : undefined}
      >
        <rect className={css.tyre} x="14" y="-8" width="160" height="140" rx="16" />
        {grooves.map((x) => (
          <path key={x} className={css.groove} d={`M${x} -8v140`} />
        ))}
        {sipeRows.map((y) => (
          <path
            key={y}
            className={css.sipe}
            d={`M18 ${y}l20 10M54 ${y}l16 8M86 ${y}l16 8M118 ${y}l16 8M150 ${y + 10}l20-10`}
          />
        ))}
      </g>
      {kind === "dark" && <rect className={css.night} width="188" height="124" />}
    </svg>
  );
}
