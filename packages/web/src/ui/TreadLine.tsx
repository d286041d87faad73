import { useRef, type ReactElement } from "react";
import type { TreadScan } from "@treadclub/rules/forecast";
import { ADVISED_MM, LEGAL_MM } from "@treadclub/rules/tread";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import { depthTone } from "./depth.ts";
import { formatDay, formatMm, formatNumber } from "#kit/format.ts";
import css from "./TreadLine.module.css";
import { course, pathOf, scaleOf, type Forecast, type Scale } from "./tread-line-scale.ts";
import { useWidth } from "./use-width.ts";

interface TreadLineProps {
  /** One tyre's scans, oldest first. */
  readonly scans: readonly TreadScan[];
  readonly forecast: Forecast | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

const heightPx = 220;

/** Tread over time: scans as points, what is to come as a strip, and the days on which 3.0 and 1.6 mm are met. The table says the same. */
export function TreadLine({ scans, forecast, today }: TreadLineProps): ReactElement {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const widthPx = useWidth(box, 340);
  const scale = scaleOf(scans, forecast, today, widthPx, heightPx);
  const last = scans.at(-1);
  const ahead = last && forecast ? course(last, forecast, scale) : null;
  return (
    <figure ref={box} className={css.figure} aria-label={t("ui.line.title")}>
      <svg
        className={css.picture}
        width={widthPx}
        height={heightPx}
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        aria-hidden="true"
        focusable="false"
      >
        <Axes scale={scale} today={today} />
        {ahead && ahead.line.length > 1 && (
          <>
            <path className={css.band} d={`${pathOf(ahead.band)}Z`} />
            <path className={css.expected} d={pathOf(ahead.line)} />
            {ahead.line.slice(1).map((point) => (
              <circle key={point.x} className={css.meeting} cx={point.x} cy={point.y} r="5" />
            ))}
          </>
        )}
        <path
          className={css.line}
          d={pathOf(scans.map((scan) => ({ x: scale.x(scan.onDay), y: scale.y(scan.minimumMm) })))}
        />
        {scans.map((scan) => (
          <circle
            key={scan.onDay}
            className={cx(css.point, css[depthTone(scan.minimumMm)])}
            cx={scale.x(scan.onDay)}
            cy={scale.y(scan.minimumMm)}
            r="6"
          />
        ))}
      </svg>
      <Meetings forecast={forecast} />
      <Table scans={scans} forecast={forecast} />
    </figure>
  );
}

function Axes({ scale, today }: { readonly scale: Scale; readonly today: string }): ReactElement {
  const t = useT();
  const { left, right, top, bottom, x, y } = scale;
  return (
    <>
      {[8, 6, 4].map((mm) => (
        <g key={mm}>
          <path className={css.grid} d={`M${left} ${y(mm)}H${right}`} />
          <text className={css.tick} x={left - 8} y={y(mm) + 4} textAnchor="end">
            {mm}
          </text>
        </g>
      ))}
      <path className={css.advised} d={`M${left} ${y(ADVISED_MM)}H${right}`} />
      <path className={css.legal} d={`M${left} ${y(LEGAL_MM)}H${right}`} />
      <text className={css.advisedText} x={right + 5} y={y(ADVISED_MM) + 4}>
        {formatMm(ADVISED_MM, t.locale)}
      </text>
      <text className={css.legalText} x={right + 5} y={y(LEGAL_MM) + 4}>
        {formatMm(LEGAL_MM, t.locale)}
      </text>
      <path className={css.axis} d={`M${left} ${bottom}H${right}`} />
      {scale.years.map((year) => (
        <text key={year} className={css.tick} x={x(year)} y={bottom + 18} textAnchor="middle">
          {year.slice(0, 4)}
        </text>
      ))}
      <path className={css.today} d={`M${x(today)} ${top}V${bottom}`} />
      <text
        className={css.todayText}
        x={x(today) + (x(today) > right - 60 ? -5 : 5)}
        y={top + 9}
        textAnchor={x(today) > right - 60 ? "end" : "start"}
      >
        {t("ui.line.today")}
      </text>
    </>
  );
}

/** The two days that matter, large enough to read without the picture. */
function Meetings({ forecast }: { readonly forecast: Forecast | null }): ReactElement | null {
  const t = useT();
  const points = [
    [ADVISED_MM, forecast?.at3, "soon"],
    [LEGAL_MM, forecast?.at16, "now"],
  ] as const;
  if (!forecast?.at3 && !forecast?.at16) return null;
  return (
    <ul className={css.meetings}>
      {points.map(([mm, point, tone]) =>
        point ? (
          <li key={mm} className={css[tone]}>
            <span>{t("ui.line.meets", { mm: formatMm(mm, t.locale) })}</span>
            <strong>{formatDay(point.onDay, t.locale, "month")}</strong>
            <small>
              {t("ui.line.expected", {
                from: formatDay(point.fromDay, t.locale, "month"),
                to: formatDay(point.toDay, t.locale, "month"),
              })}
            </small>
            {point.mileage !== null && (
              <small>{t("ui.line.milesShort", { miles: formatNumber(point.mileage, t.locale) })}</small>
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}

function Table({ scans, forecast }: Pick<TreadLineProps, "scans" | "forecast">): ReactElement {
  const t = useT();
  const miles = (value: number | null): string => (value === null ? "–" : formatNumber(value, t.locale));
  const ahead = [
    [ADVISED_MM, forecast?.at3],
    [LEGAL_MM, forecast?.at16],
  ] as const;
  return (
    <details className={css.twin}>
      <summary>{t("ui.line.table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("ui.line.day")}</th>
            <th scope="col">{t("ui.line.miles")}</th>
            <th scope="col">{t("ui.line.depth")}</th>
            <th scope="col">{t("ui.line.kind")}</th>
          </tr>
        </thead>
        <tbody>
          {scans.map((scan) => (
            <Row
              key={scan.onDay}
              day={scan.onDay}
              miles={miles(scan.mileage)}
              mm={scan.minimumMm}
              kind={t("ui.line.measured")}
            />
          ))}
          {ahead.map(([mm, point]) =>
            point ? (
              <Row
                key={mm}
                day={point.onDay}
                miles={miles(point.mileage)}
                mm={mm}
                kind={t("ui.line.expected", {
                  from: formatDay(point.fromDay, t.locale, "month"),
                  to: formatDay(point.toDay, t.locale, "month"),
                })}
              />
            ) : null,
          )}
        </tbody>
      </table>
    </details>
  );
}

function Row({
  day,
  miles,
  mm,
  kind,
}: {
  readonly day: string;
  readonly miles: string;
  readonly mm: number;
  readonly kind: string;
}): ReactElement {
  const t = useT();
  return (
    <tr>
      <th scope="row">{formatDay(day, t.locale, "short")}</th>
      <td>{miles}</td>
      <td>{t("ui.tread.mm", { mm: formatMm(mm, t.locale) })}</td>
      <td>{kind}</td>
    </tr>
  );
}
