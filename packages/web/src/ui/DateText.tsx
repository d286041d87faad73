import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { formatAgo, formatDay, formatDayTime, type DayStyle } from "#kit/format.ts";
import { useNow } from "./use-now.ts";

interface DateTextProps {
  /** An instant in UTC or a day `YYYY-MM-DD`; shown as in London. */
  readonly value: string;
  readonly style?: DayStyle | undefined;
  /** Adds the time of day; only for instants. */
  readonly time?: boolean | undefined;
}

export function DateText({ value, style = "long", time = false }: DateTextProps): ReactElement {
  const { locale } = useT();
  const format = time ? formatDayTime : formatDay;
  return <time dateTime={value}>{format(value, locale, style)}</time>;
}

/** "3 hours ago"; the exact instant on hover. Not announced while it changes. */
export function RelativeTime({ value }: { readonly value: string }): ReactElement {
  const t = useT();
  const nowMs = useNow(30_000);
  return (
    <time dateTime={value} title={formatDayTime(value, t.locale)}>
      {formatAgo(value, nowMs, t.locale) ?? t("ui.time.now")}
    </time>
  );
}
