import { londonDay } from "@treadclub/rules/time";
import { useNow } from "./use-now.ts";

/** Today in London, `YYYY-MM-DD`; turns at midnight. */
export const useToday = (): string => londonDay(new Date(useNow(60_000)));
