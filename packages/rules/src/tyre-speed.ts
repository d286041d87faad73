/** Top speed of a speed symbol in km/h; null for a symbol that does not exist. */
export function speedKph(symbol: string): number | null {
  return SPEEDS[rankOf(symbol)]?.[1] ?? null;
}

/** Top speed of a speed symbol in mph; null for a symbol that does not exist. */
export function speedMph(symbol: string): number | null {
  return SPEEDS[rankOf(symbol)]?.[2] ?? null;
}

/** Below 0 when the first symbol is the slower one, 0 when alike; an unknown symbol is slower than any known one. */
export function compareSpeed(a: string, b: string): number {
  return rankOf(a) - rankOf(b);
}

/** Slowest first: the alphabet's order, but for H, which stands between U and V. */
const SPEEDS: readonly (readonly [symbol: string, kph: number, mph: number])[] = [
  ["A1", 5, 3],
  ["A2", 10, 6],
  ["A3", 15, 9],
  ["A4", 20, 12],
  ["A5", 25, 16],
  ["A6", 30, 19],
  ["A7", 35, 22],
  ["A8", 40, 25],
  ["B", 50, 31],
  ["C", 60, 37],
  ["D", 65, 40],
  ["E", 70, 43],
  ["F", 80, 50],
  ["G", 90, 56],
  ["J", 100, 62],
  ["K", 110, 68],
  ["L", 120, 75],
  ["M", 130, 81],
  ["N", 140, 87],
  ["P", 150, 93],
  ["Q", 160, 99],
  ["R", 170, 106],
  ["S", 180, 112],
  ["T", 190, 118],
  ["U", 200, 124],
  ["H", 210, 130],
  ["V", 240, 149],
  ["W", 270, 168],
  ["Y", 300, 186],
];

function rankOf(symbol: string): number {
  return SPEEDS.findIndex(([known]) => known === symbol.toUpperCase());
}
