import { formatMm, formatMoney } from "./format.ts";
import { languageTags, type Locale } from "./types.ts";
import type { notice } from "./en/notice.ts";
import type { Translate } from "./translate.ts";

type KeyOf<P extends string> = Extract<keyof typeof notice, `notice.${P}`>;
type Unnamed = KeyOf<`plain.${string}` | `tyre.${string}` | `worth.${string}`>;
/** What exactly happened; the type of a notification alone does not say it. */
export type NoticeKind = Exclude<keyof typeof notice, Unnamed> extends `notice.${infer K}` ? K : never;

export interface NoticeLike {
  readonly type: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns what a notification says, with its particulars; without them where one is missing. `t` knows the area `notice`. */
export function noticeSentence(t: Translate, { type, values }: NoticeLike): string {
  const key = `notice.${values["kind"]}`;
  const sentence = t.has(key) ? fill(t, key, shownValues(t, values)) : "{}";
  return /\{\w*\}/.test(sentence) ? fill(t, `notice.plain.${type}`) : sentence;
}

/** Keys of stored notifications are known only when they are read. */
const fill = (t: Translate, key: string, values: NoticeLike["values"] = {}): string =>
  Reflect.apply(t, null, [key, values]);

/** The values of a notification as they are read: money, times, depths and tyres in words. */
export function shownValues(t: Translate, values: NoticeLike["values"]): NoticeLike["values"] {
  const { locale } = t;
  const shown: Record<string, string | number> = { ...values };
  const show = (name: string, from: string, write: (value: string | number) => string): void => {
    const value = values[from];
    if (value !== undefined && value !== "") shown[name] = write(value);
  };
  show("total", "total_pence", (pence) => formatMoney(Number(pence), locale, true));
  show("amount", "amount_pence", (pence) => {
    const amount = formatMoney(Number(pence), locale, true);
    return isAtMost(values) ? fill(t, "notice.worth.upTo", { amount }) : amount;
  });
  show("voucher", "amount_pence", () => shownVoucher(t, values));
  show("when", "starts_at", (instant) => shownTime(String(instant), locale));
  show("was", "was_at", (instant) => shownTime(String(instant), locale));
  show("until", "valid_until", (day) => shownDay(String(day), locale));
  show("mm", "minimum_mm", (mm) => formatMm(Number(mm), locale));
  show("tyre", "position", (position) => fill(t, `notice.tyre.${position}`));
  return shown;
}

/** Whether an amount is the most that shares of a price take off. */
const isAtMost = (values: NoticeLike["values"]): boolean => values["up_to"] === 1;

/** What vouchers are worth, standing alone: "£5", "up to £20". */
export function shownWorth(t: Translate, values: NoticeLike["values"]): string {
  const amount = formatMoney(Number(values["amount_pence"]), t.locale, true);
  return isAtMost(values) ? fill(t, "notice.worth.atMost", { amount }) : amount;
}

/** What a voucher is called, with its amount where its title does not say it. Titles are British: £5. */
export function shownVoucher(t: Translate, values: NoticeLike["values"]): string {
  if (values["welcome"] === 1) return fill(t, "notice.worth.welcome", { amount: shownWorth(t, values) });
  const title = String(values["title"] ?? "");
  if (title.includes(formatMoney(Number(values["amount_pence"]), "en", true))) return title;
  return [title, shownWorth(t, values)].filter(Boolean).join(" · ");
}

/** Mon 24 Nov, 09:30 in London. */
export function shownTime(instant: string, locale: Locale): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  return `${shortDay(at, locale, timeZone)}${locale === "cn" ? " " : ", "}${time.format(at)}`;
}

/** Mon 24 Nov, of a day `YYYY-MM-DD` or of an instant in London. */
export function shownDay(value: string, locale: Locale): string {
  return shortDay(new Date(value), locale, value.length === 10 ? "UTC" : timeZone);
}

const timeZone = "Europe/London";

const shortDay = (at: Date, locale: Locale, zone: string): string =>
  new Intl.DateTimeFormat(languageTags[locale], {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: zone,
  })
    .format(at)
    .replace(locale === "en" ? "," : /$^/, "");
