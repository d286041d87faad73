import type { Format } from "#kit/format.ts";
import type { Counts, Measure } from "./queries.ts";

/** A count as it is read: money for what was taken off. */
export const figureOf = (counts: Counts, measure: Measure, format: Format): string =>
  measure === "used_pence" ? format.money(counts.used_pence) : format.number(counts[measure]);
