import type { ReactElement } from "react";
import { daysBetween } from "@treadclub/rules/time";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { MotTest } from "#entities/vehicle/vehicle-types.ts";
import css from "./Car.module.css";

type Reading = MotTest & { readonly mileage: number };

const width = 320;
const height = 120;
const edge = 8;

/** The mileage at each MOT as a line; readings that do not count are left out. Nothing of fewer than two. */
export function MileageLine({ tests }: { readonly tests: readonly MotTest[] }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const readings = tests.filter(hasReading).toReversed();
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last || first.completed_on === last.completed_on) return null;
  const days = daysBetween(first.completed_on, last.completed_on);
  const points = readings.map((reading) => ({
    x: edge + (daysBetween(first.completed_on, reading.completed_on) / days) * (width - 2 * edge),
    y: height - edge - (reading.mileage / Math.max(1, last.mileage)) * (height - 2 * edge),
  }));
  const label = t("driver.car.chart", {
    first: format.miles(first.mileage),
    from: format.day(first.completed_on, "month"),
    last: format.miles(last.mileage),
    to: format.day(last.completed_on, "month"),
  });
  return (
    <figure className={css.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={css.chartPicture}>
        <line className={css.ground} x1={edge} x2={width - edge} y1={height - edge} y2={height - edge} />
        <polyline className={css.line} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {points.map(({ x, y }) => (
          <circle key={x} className={css.point} cx={x} cy={y} r={4} />
        ))}
      </svg>
      <figcaption className={css.ends} aria-hidden="true">
        <End reading={first} />
        <End reading={last} />
      </figcaption>
    </figure>
  );
}

function End({ reading }: { readonly reading: Reading }): ReactElement {
  const format = useFormat();
  return (
    <span>
      <strong>{format.miles(reading.mileage)}</strong>
      <br />
      {format.day(reading.completed_on, "month")}
    </span>
  );
}

const hasReading = (test: MotTest): test is Reading => test.mileage !== null && test.mileage_counts;
