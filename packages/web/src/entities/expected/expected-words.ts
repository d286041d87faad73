import { addDays, londonDay } from "@treadclub/rules/time";
import type { Translate } from "@treadclub/texts";
import type { Format } from "#kit/format.ts";
import type { Expected } from "./clock-of.ts";

interface Tools {
  readonly t: Translate;
  readonly format: Pick<Format, "day" | "time">;
  readonly nowMs: number;
}

/** Says when an answer usually comes and when at the latest; once that has passed, when it is expected now, or null. */
export function expectedWords(
  since: string,
  expected: Expected,
  { t, format, nowMs }: Tools,
  answerBy: string | null = null,
): string | null {
  if (answerBy !== null && Date.parse(answerBy) > nowMs)
    return t("driver.expected.again", { when: whenOf(answerBy, { t, format, nowMs }) });
  if (Date.parse(expected.latest_at) <= nowMs) return null;
  const latest = whenOf(expected.latest_at, { t, format, nowMs });
  const usualMs = Date.parse(since) + expected.usual_minutes * 60_000;
  if (usualMs <= nowMs) return t("driver.expected.latest", { latest });
  if (expected.usual_minutes <= withinMinutes)
    return t("driver.expected.within", { wait: waitOf(expected.usual_minutes, t), latest });
  const usualAt = new Date(Math.min(Math.ceil(usualMs / quarterMs) * quarterMs, Date.parse(expected.latest_at)));
  return t("driver.expected.by", { usual: whenOf(usualAt.toISOString(), { t, format, nowMs }), latest });
}

/** A longer wait goes over a night. */
const withinMinutes = 180;
const quarterMs = 15 * 60_000;

const waitOf = (minutes: number, t: Translate): string =>
  minutes < 60 || minutes % 60 > 0
    ? t("driver.expected.minutes", { count: minutes })
    : t("driver.expected.hours", { count: minutes / 60 });

function whenOf(instant: string, { t, format, nowMs }: Tools): string {
  const day = londonDay(new Date(instant));
  const today = londonDay(new Date(nowMs));
  const time = format.time(instant);
  if (day === today) return t("driver.expected.today", { time });
  if (day === addDays(today, 1)) return t("driver.expected.tomorrow", { time });
  return t("driver.expected.on", { time, day: format.day(instant, "weekday") });
}
