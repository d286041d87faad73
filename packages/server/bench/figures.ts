/** The value that this share of a sorted list does not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const median = (list: readonly number[]): number =>
  quantile(
    list.toSorted((a, b) => a - b),
    0.5,
  );

/** "123", "12.3", "1.23": three digits are enough for anybody. */
export function shown(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return "–";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/, digits === 0 ? "," : "");
}

/** A Markdown table; the first column stands left, figures stand right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], left = 1): string {
  const rule = heads.map((_, column) => (column < left ? "---" : "---:"));
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
