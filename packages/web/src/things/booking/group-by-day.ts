import { londonDay } from "@treadclub/rules";

export interface DayGroup<R> {
  /** `YYYY-MM-DD` in London. */
  readonly day: string;
  readonly rows: readonly R[];
}

/** Rows under their London days, in the order in which they come; a day that comes twice makes two groups. */
export function groupByDay<R extends { readonly starts_at: string }>(rows: readonly R[]): DayGroup<R>[] {
  const groups: { day: string; rows: R[] }[] = [];
  for (const row of rows) {
    const day = londonDay(new Date(row.starts_at));
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
