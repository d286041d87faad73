const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const combinations = 26 ** 5 * 100;
/** Shares no factor with the number of combinations: numbers that follow each other have plates that have nothing in common. */
const step = 104_729;
/** Where each sign of AB12CDE stands in the number of its combination, and how many there are of it. */
const signs: readonly (readonly [divisor: number, count: 26 | 10])[] = [
  [1, 26],
  [26, 26],
  [26 ** 2, 10],
  [26 ** 2 * 10, 10],
  [26 ** 2 * 100, 26],
  [26 ** 3 * 100, 26],
  [26 ** 4 * 100, 26],
];

/** The plate of the nth vehicle: a search index of plates that resemble each other would be slower than that of real ones. */
export const plateOf = (n: number): string =>
  signs
    .map(([divisor, count]) => Math.floor(((n * step) % combinations) / divisor) % count)
    .map((sign, at) => (signs[at]?.[1] === 26 ? letters.charAt(sign) : String(sign)))
    .join("");

/** The same as an SQL expression over a bigint. */
export const plateSql = (n: string): string =>
  signs
    .map(([divisor, count]) => {
      const sign = `(${n}::bigint * ${step} % ${combinations} / ${divisor} % ${count})::int`;
      return count === 26 ? `chr(65 + ${sign})` : `${sign}::text`;
    })
    .join(" || ");
