import type { ReadCtx } from "@treadclub/kit/context";
import { addDays, addMonths, daysBetween } from "@treadclub/rules";

/** From which London day to which, and in what steps. */
export interface Chosen {
  readonly from_day: string;
  readonly to_day: string;
  readonly by: "day" | "month";
}

const most = { day: 366, month: 60 } as const;

/** Returns the first days of the days or months that were chosen. Errors: VALIDATION_FAILED. */
export function periodsOf(ctx: Pick<ReadCtx, "fail">, { from_day: from, to_day: to, by }: Chosen): string[] {
  if (to < from) throw ctx.fail("VALIDATION_FAILED", { fields: { to_day: "date_order" } });
  const first = `${from.slice(0, 7)}-01`;
  const count = by === "day" ? daysBetween(from, to) + 1 : monthsBetween(from, to) + 1;
  if (count > most[by]) throw ctx.fail("VALIDATION_FAILED", { fields: { to_day: "date_far" } });
  return Array.from({ length: count }, (_, at) => {
    if (by === "day") return addDays(from, at);
    return at === 0 ? from : addMonths(first, at);
  });
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
