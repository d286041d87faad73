import { cleanLine, cleanText } from "@treadclub/rules";
import type { CalendarEvent } from "@treadclub/rules/calendar-file";
import type { Locale } from "@treadclub/texts";

interface Link {
  readonly label: string;
  readonly href: string;
}

/** What a mail says, once: its plain text and its HTML are made of this. Stored with the message until it is blanked. */
export interface MailDocument {
  /** The language tag of the words. */
  readonly lang: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly button: Link | null;
  readonly links: readonly Link[];
  readonly after: readonly string[];
  /** Why the receiver gets this mail, and where they choose which they get. */
  readonly why: string;
  readonly choices: Link | null;
  readonly calendar: CalendarEvent | null;
  /** The report that goes with it as a file, drawn when the mail is sent; missing in messages from before there were any. */
  readonly report?: ReportRef | null;
}

/** A scan whose report is attached, in the language of the mail. */
export interface ReportRef {
  readonly scanId: number;
  readonly locale: Locale;
}

/** A document of words alone. */
export const emptyDocument: MailDocument = {
  lang: "en-GB",
  greeting: "",
  paragraphs: [],
  facts: [],
  button: null,
  links: [],
  after: [],
  why: "",
  choices: null,
  calendar: null,
  report: null,
};

/** Splits a text at its empty lines. */
export const paragraphsOf = (text: string): string[] =>
  cleanText(text)
    .split(/\n{2,}/)
    .filter((part) => part !== "");

/** Keeps what people typed on one line, without marks that turn the words around it. */
export const cleaned = (document: MailDocument): MailDocument => ({
  ...document,
  greeting: cleanLine(document.greeting),
  facts: document.facts.map(({ label, value }) => ({ label, value: cleanLine(value) })),
});

/** The plain text of a mail. */
export function textOf(document: MailDocument): string {
  const { greeting, paragraphs, facts, button, links, after, why, choices } = document;
  const lines = (list: readonly (Link | null)[]): string[] =>
    list.flatMap((link) => (link === null ? [] : [`${link.label}: ${link.href}`]));
  return [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...lines([button]),
    ...lines(links),
    ...after,
    ["TreadClub", why, ...lines([choices])].filter((line) => line !== "").join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
