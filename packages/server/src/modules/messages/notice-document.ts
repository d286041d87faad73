import { addressLine, holdsAddress, cleanLine } from "@treadclub/rules";
import { bookingUid } from "@treadclub/rules/calendar-file";
import { languageTags, makeTranslate, type Area, type Locale, type Translate } from "@treadclub/texts";
import { mail as cnMail } from "@treadclub/texts/cn/mail";
import { notice as cnNotice } from "@treadclub/texts/cn/notice";
import { mail as enMail } from "@treadclub/texts/en/mail";
import { notice as enNotice } from "@treadclub/texts/en/notice";
import { noticeSentence, shownValues, type NoticeKind } from "@treadclub/texts/notice-words";
import { mail as ukMail } from "@treadclub/texts/uk/mail";
import { notice as ukNotice } from "@treadclub/texts/uk/notice";
import { factsOf } from "./notice-facts.ts";
import { emptyDocument, type MailDocument } from "./mail-document.ts";
import type { notifications } from "./table.ts";

const areas: Readonly<Record<Locale, readonly Area[]>> = {
  en: [enMail, enNotice],
  cn: [cnMail, cnNotice],
  uk: [ukMail, ukNotice],
};

type Row = Pick<typeof notifications.$inferSelect, "type" | "values" | "openField" | "createdAt">;

interface Reader {
  readonly locale: Locale;
  /** False for an address that nobody has confirmed: it reads nothing that somebody else typed. */
  readonly showsNames: boolean;
}

interface Links {
  readonly record: string;
  readonly choices: string;
  /** The host of the platform, for the id of an appointment. */
  readonly host: string;
}

/** The mail of a notification: its subject is the sentence of the app, the facts stand below. */
export function noticeDocument(
  row: Row,
  { locale, showsNames }: Reader,
  links: Links,
): { readonly subject: string; readonly document: MailDocument } {
  const t = makeTranslate(locale, areas[locale]);
  const values = readable(row.values, showsNames);
  const subject = noticeSentence(t, { type: row.type, values });
  const kind = String(values["kind"] ?? "");
  const lead = t.has(`mail.lead.${kind}`) ? fill(t, `mail.lead.${kind}`, shownValues(t, values)) : "";
  const document = {
    ...emptyDocument,
    lang: languageTags[locale],
    paragraphs: /\{\w+\}/.test(lead) || lead === "" ? [`${subject}${locale === "cn" ? "。" : "."}`] : [lead],
    facts: factsOf(t, values),
    button: { label: fill(t, `mail.open.${opensOf(kind)}`), href: links.record },
    links: directions(t, values),
    after: afterOf(t, values),
    why: t("mail.why.choices"),
    choices: { label: t("mail.choices"), href: links.choices },
    calendar: calendarOf(t, row, values, links),
  };
  return { subject, document };
}

const fill = (t: Translate, key: string, values: Row["values"] = {}): string => Reflect.apply(t, null, [key, values]);

/** What somebody typed. Some was stored before it was checked. */
const typed = ["company", "driver", "title", "titles", "club", "reason", "location", "address", "vehicle", "brand"];

/** The values that this reader may read: nothing typed to an unconfirmed address, and nothing that reads like a link to anybody. */
const readable = (values: Row["values"], showsNames: boolean): Row["values"] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!typed.includes(name)) return [[name, value]];
      const line = cleanLine(String(value));
      return showsNames && !holdsAddress(line) ? [[name, line]] : [];
    }),
  );

const opens: Partial<Readonly<Record<NoticeKind, string>>> = {
  quote_request: "answer",
  quote_priced: "quote",
  quote_expired: "quote",
  quote_unanswered: "quote",
  quote_stopped: "quote",
  quote_lapsed: "request",
  quote_declined: "request",
  quote_withdrawn: "request",
  quote_taken: "request",
  quote_missed: "request",
  booking_request: "decide",
  booking_proposed: "proposal",
  scan_illegal: "illegal",
  scan_car_illegal: "illegal",
  scan_unclear: "again",
  scan_rejected: "again",
  scan_to_review: "review",
  scans_late: "review",
  scans_handed_on: "review",
  scans_taken_over: "scan",
  voucher: "voucher",
  voucher_expires: "voucher",
  vouchers_expire: "vouchers",
  welcome_checking: "vouchers",
  welcome_refused: "vouchers",
  welcome_upheld: "vouchers",
  credits_expire: "credits",
  car_asked: "car_answer",
  car_share_asked: "car_answer",
  car_asked_again: "car_answer",
};

/** Which words stand on the button. */
function opensOf(kind: string): string {
  const named = Object.entries(opens).find(([name]) => name === kind)?.[1];
  if (named !== undefined) return named;
  if (kind.startsWith("booking_")) return "booking";
  if (kind.startsWith("car_")) return "cars";
  return kind.startsWith("scan_") ? "scan" : "record";
}

function afterOf(t: Translate, { kind, was_booked: wasBooked }: Row["values"]): string[] {
  if (kind === "booking_confirmed") return [t("mail.bring")];
  return wasBooked === undefined ? [] : [t("mail.calendarOut")];
}

function directions(t: Translate, { kind, postcode }: Row["values"]): MailDocument["links"] {
  if (postcode === undefined || (kind !== "booking_confirmed" && kind !== "booking_proposed")) return [];
  const query = new URLSearchParams({ api: "1", destination: String(postcode) });
  return [{ label: t("mail.directions"), href: `https://www.google.com/maps/dir/?${query.toString()}` }];
}

const confirmed: readonly string[] = ["booking_confirmed"] satisfies NoticeKind[];
const cancelled: readonly string[] = ["booking_cancelled", "booking_cancelled_by_you"] satisfies NoticeKind[];

const placeOf = ({ location, address, postcode }: Row["values"]): string =>
  addressLine(...[location, address, postcode].map((part) => (part === undefined ? "" : String(part))));

/** A confirmed appointment goes into the calendar, a cancelled one comes out again, also at the company. */
function calendarOf(t: Translate, row: Row, values: Row["values"], links: Links): MailDocument["calendar"] {
  const { kind, starts_at: startsAt, ends_at: endsAt, version, company, plate } = values;
  const isCancelled = cancelled.includes(String(kind)) || values["was_booked"] !== undefined;
  if (!(isCancelled || confirmed.includes(String(kind))) || startsAt === undefined || endsAt === undefined) return null;
  return {
    uid: bookingUid(row.openField ?? 0, links.host),
    sequence: Number(version ?? 0),
    isCancelled,
    writtenAt: row.createdAt.toISOString(),
    startsAt: String(startsAt),
    endsAt: String(endsAt),
    title: [fill(t, `mail.job.${values["job"] ?? "fitting"}`), company, plate].filter(Boolean).join(" · "),
    place: placeOf(values),
    notes: isCancelled ? links.record : `${t("mail.bring")}\n${links.record}`,
    link: links.record,
  };
}
