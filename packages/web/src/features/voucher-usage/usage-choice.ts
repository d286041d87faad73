import { addDays, addMonths, daysBetween, isDay } from "@treadclub/rules/time";
import { idOf, oneOf, useListAddress, type ListAddress } from "#kit/list-address.ts";
import { useToday } from "#ui/use-today.ts";
import { measures, type Measure, type UsageQuery } from "./queries.ts";

export interface UsageChoice {
  readonly from: string;
  readonly to: string;
  readonly by: "day" | "month";
  readonly memberId: number | null;
  readonly clubId: number | null;
  readonly measure: Measure;
  /** Whether the server counts so much. */
  readonly isValid: boolean;
}

/** What the address says is to be counted; by itself the last twelve months, or the last 30 days. */
export function choiceOf(values: ListAddress["values"], today: string): UsageChoice {
  const by = oneOf(values["by"], ["month", "day"], "month");
  const dayOf = (value: string | undefined): string | null => (value !== undefined && isDay(value) ? value : null);
  const to = dayOf(values["to_day"]) ?? today;
  const from = dayOf(values["from_day"]) ?? (by === "day" ? addDays(to, -29) : `${addMonths(to, -11).slice(0, 7)}-01`);
  return {
    from,
    to,
    by,
    memberId: idOf(values["member_id"]),
    clubId: idOf(values["club_id"]),
    measure: oneOf(values["show"], measures, "issued"),
    isValid: from <= to && (by === "day" ? daysBetween(from, to) < 366 : addMonths(`${from.slice(0, 7)}-01`, 60) > to),
  };
}

export const queryOf = ({ from, to, by, memberId, clubId }: UsageChoice): UsageQuery => ({
  from_day: from,
  to_day: to,
  by,
  ...(memberId !== null && { member_id: String(memberId) }),
  ...(clubId !== null && { club_id: String(clubId) }),
});

export function useUsageChoice() {
  const address = useListAddress();
  return { address, choice: choiceOf(address.values, useToday()) };
}
