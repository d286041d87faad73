import { addressLine } from "@treadclub/rules";
import { formatMoney } from "@treadclub/texts/format";
import { shownDay, shownTime, shownValues, shownVoucher, shownWorth } from "@treadclub/texts/notice-words";
import type { Translate } from "@treadclub/texts";
import type { MailDocument } from "./mail-document.ts";

type Values = Readonly<Record<string, string | number>>;
type FactName = (typeof order)[number];

/** What happened to whom, when, where and for how much, in the order in which people look for it. */
const order = [
  "when",
  "was",
  "where",
  "fitter",
  "driver",
  "job",
  "car",
  "tyre",
  "depth",
  "tyres",
  "brand",
  "price",
  "voucher",
  "vouchers",
  "value",
  "club",
  "wanted",
  "reply",
  "until",
  "message",
  "number",
  "reference",
] as const;

/** The facts of a notification with their labels; what it does not carry is left out. */
export const factsOf = (t: Translate, values: Values): MailDocument["facts"] =>
  order.flatMap((name) => {
    const value = writers[name](t, values);
    return value === "" ? [] : [{ label: t(`mail.fact.${name}`), value }];
  });

const text = (values: Values, ...names: readonly string[]): string[] =>
  names.flatMap((name) => (values[name] === undefined || values[name] === "" ? [] : [String(values[name])]));

/** Writes a value where there is one. */
const write = (values: Values, name: string, how: (value: string) => string): string =>
  text(values, name).map(how).join("");

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const writers: Readonly<Record<FactName, (t: Translate, values: Values) => string>> = {
  when: (t, values) => write(values, "starts_at", (at) => shownTime(at, t.locale)),
  was: (t, values) => write(values, "was_at", (at) => shownTime(at, t.locale)),
  where: (_, values) => addressLine(...text(values, "location", "address", "postcode")),
  fitter: (_, values) => text(values, "company").join(""),
  driver: (_, values) => text(values, "driver").join(""),
  job: (t, values) =>
    write(values, "job", (job) => t(job === "free_check" ? "mail.job.free_check" : "mail.job.fitting")),
  car: (_, values) => text(values, "plate", "vehicle").join(" · "),
  tyre: (t, values) => write(values, "position", () => capital(String(shownValues(t, values)["tyre"]))),
  depth: (t, values) =>
    write(values, "minimum_mm", () => t("mail.depth", { mm: String(shownValues(t, values)["mm"]) })),
  tyres: (_, values) => write(values, "size", () => text(values, "count", "size").join(" × ")),
  brand: (_, values) => text(values, "brand").join(""),
  price: (t, values) => write(values, "total_pence", (pence) => formatMoney(Number(pence), t.locale, true)),
  voucher: (t, values) =>
    write(values, "amount_pence", () => (values["titles"] === undefined ? shownVoucher(t, values) : "")),
  vouchers: (_, values) => text(values, "titles").join(""),
  value: (t, values) =>
    write(values, "titles", () => write(values, "amount_pence", () => capital(shownWorth(t, values)))),
  club: (_, values) => text(values, "club", ...(values["amount_pence"] === undefined ? ["title"] : [])).join(""),
  wanted: (t, values) => write(values, "preferred_on", (day) => shownDay(day, t.locale)),
  reply: (t, values) => write(values, "reply_by", (at) => shownTime(at, t.locale)),
  until: (t, values) => write(values, "valid_until", (at) => shownDay(at, t.locale)),
  message: (_, values) => text(values, "reason").join(""),
  number: (_, values) => text(values, "number").join(""),
  reference: (_, values) => text(values, "reference").join(""),
};
