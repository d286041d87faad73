import type { ForecastPoint, TreadForecast, TreadScan } from "@treadclub/rules/forecast";

export type Forecast = Pick<TreadForecast, "at3" | "at16">;
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Where days and depths lie in a picture of this size. */
export interface Scale {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (day: string) => number;
  readonly y: (mm: number) => number;
  readonly years: readonly string[];
}

const dayMs = 86_400_000;
const ms = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** From the first scan to the last thing drawn, with a little air at both ends. */
export function scaleOf(
  scans: readonly TreadScan[],
  forecast: Forecast | null,
  today: string,
  widthPx: number,
  heightPx: number,
): Scale {
  const days = [
    ...scans.map((scan) => scan.onDay),
    today,
    forecast?.at16?.toDay ?? forecast?.at3?.toDay ?? today,
  ].toSorted();
  const first = ms(days[0] ?? today);
  const last = Math.max(ms(days.at(-1) ?? today), first + 180 * dayMs);
  const span = last - first;
  const [left, right, top, bottom] = [26, widthPx - 30, 14, heightPx - 26];
  const most = Math.max(8, ...scans.map((scan) => scan.minimumMm));
  const x = (day: string): number => left + 8 + ((ms(day) - first) / span) * (right - left - 16);
  const y = (mm: number): number => bottom - (mm / most) * (bottom - top);
  const from = new Date(first).getUTCFullYear() + 1;
  const to = new Date(last).getUTCFullYear();
  const every = Math.max(1, Math.ceil((to - from + 1) / Math.max(2, Math.floor(widthPx / 80))));
  const years = Array.from(
    { length: Math.max(0, Math.ceil((to - from + 1) / every)) },
    (_, at) => `${from + at * every}-01-01`,
  );
  return { left, right, top, bottom, x, y, years };
}

/** The likeliest course and the strip around it, from the last scan down to 1.6 mm (or 3.0 where the law is too far off). */
export function course(
  last: TreadScan,
  forecast: Forecast,
  scale: Scale,
): { readonly line: readonly Point[]; readonly band: readonly Point[] } {
  const steps: readonly (readonly [number, ForecastPoint | null])[] = [
    [3, forecast.at3],
    [1.6, forecast.at16],
  ];
  const ahead = steps.flatMap(([mm, point]) => (point && mm < last.minimumMm ? [{ mm, point }] : []));
  const start = { x: scale.x(last.onDay), y: scale.y(last.minimumMm) };
  const at = (pick: (point: ForecastPoint) => string): Point[] =>
    ahead.map(({ mm, point }) => ({ x: scale.x(pick(point)), y: scale.y(mm) }));
  return {
    line: [start, ...at((point) => point.onDay)],
    band: [start, ...at((point) => point.fromDay), ...at((point) => point.toDay).toReversed()],
  };
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
