import { useRef, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useWidth } from "#ui/use-width.ts";
import css from "./ScanWaits.module.css";
import { scaleOf, waitText } from "./wait-scale.ts";

export interface WaitBar {
  readonly name: string;
  /** Under the bar, where there is room for it. */
  readonly tick: string;
  readonly count: number;
  readonly median_minutes: number | null;
  readonly most_minutes: number | null;
}

interface WaitChartProps {
  readonly label: string;
  /** The heading of the first column of the table. */
  readonly column: string;
  readonly bars: readonly WaitBar[];
}

const heightPx = 200;
const bottomPx = heightPx - 22;
const leftPx = 64;
const tickPx = 26;

/** Waits as bars: solid for half of them, outlined for nine in ten. The table beside it says the same. */
export function WaitChart({ label, column, bars }: WaitChartProps): ReactElement {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const widthPx = useWidth(box, 340);
  if (bars.every(({ count }) => count === 0)) return <p>{t("office.waits.none")}</p>;
  return (
    <figure ref={box} className={css.figure} aria-label={label}>
      <Legend />
      <Picture bars={bars} widthPx={widthPx} />
      <Table label={label} column={column} bars={bars} />
    </figure>
  );
}

function Legend(): ReactElement {
  const t = useT();
  return (
    <p className={css.legend} aria-hidden="true">
      <span className={css.median}>{t("office.waits.median")}</span>
      <span className={css.most}>{t("office.waits.most")}</span>
    </p>
  );
}

function Picture({ bars, widthPx }: { readonly bars: readonly WaitBar[]; readonly widthPx: number }): ReactElement {
  const t = useT();
  const { topMinutes, marks } = scaleOf(bars.map((bar) => bar.most_minutes ?? 0));
  const stepPx = (widthPx - leftPx) / bars.length;
  const everyTick = Math.ceil(tickPx / stepPx);
  const y = (minutes: number): number => bottomPx - (minutes / topMinutes) * (bottomPx - 10);
  return (
    <svg
      className={css.picture}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
      focusable="false"
    >
      {marks.map((minutes) => (
        <g key={minutes}>
          <path className={css.grid} d={`M${leftPx} ${y(minutes)}H${widthPx}`} />
          <text className={css.tick} x={leftPx - 6} y={y(minutes) + 4} textAnchor="end">
            {waitText(minutes, t)}
          </text>
        </g>
      ))}
      {bars.map((bar, at) => {
        const x = leftPx + at * stepPx;
        const width = Math.max(1, stepPx - 3);
        const most = y(bar.most_minutes ?? 0);
        const median = y(bar.median_minutes ?? 0);
        return (
          <g key={bar.name}>
            {bar.count > 0 && (
              <>
                <rect className={css.outline} x={x} y={most} width={width} height={bottomPx - most} />
                <rect className={css.solid} x={x} y={median} width={width} height={bottomPx - median} />
              </>
            )}
            {at % everyTick === 0 && (
              <text className={css.tick} x={x + width / 2} y={heightPx - 5} textAnchor="middle">
                {bar.tick}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Table({ label, column, bars }: WaitChartProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const wait = (minutes: number | null): string => (minutes === null ? "–" : waitText(minutes, t));
  return (
    <details className={css.twin}>
      <summary>{t("office.waits.table")}</summary>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t("office.waits.count")}</th>
            <th scope="col">{t("office.waits.median")}</th>
            <th scope="col">{t("office.waits.most")}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.name}>
              <th scope="row">{bar.name}</th>
              <td>{format.number(bar.count)}</td>
              <td>{wait(bar.median_minutes)}</td>
              <td>{wait(bar.most_minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
