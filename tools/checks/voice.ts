import { join } from "node:path";
import { areaNames, locales, type Area, type Entry, type Locale } from "@treadclub/texts";
import { findJoinedTexts } from "./joined-text.ts";
import { reportAndExit } from "./report.ts";
import { voiceRules } from "./voice-rules.ts";

/** What a person reads as a heading, a label or a button, by the end of its key. */
const heading =
  /(?<!\.need)\.(title|label|retry|save|send|cancel|close|back|add|remove|undo|edit)$|(?<!\.need\.\w+)(Title|Label|Send|Save|Cancel|Button|Link)$/;

/** Paragraphs of the terms and policies: what people agreed to stays word for word. */
const agreement = /^legal\./;

/** Returns where the texts of a language break the voice: `en office.users.email: "E-mail": use email`. */
export function findVoiceProblems(locale: Locale, area: Area): string[] {
  return Object.entries(area)
    .filter(([key]) => !agreement.test(key) || heading.test(key))
    .flatMap(([key, entry]) =>
      formsOf(entry).flatMap((text) =>
        [...wordProblems(locale, key, text), ...headingProblems(key, text)].map(
          (problem) => `${locale} ${key}: ${problem}`,
        ),
      ),
    );
}

const formsOf = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));

const wordProblems = (locale: Locale, key: string, text: string): string[] =>
  voiceRules[locale].flatMap(({ pattern, instead, except = [] }) => {
    const found = except.includes(key) ? null : pattern.exec(text);
    return found ? [`"${found[0]}" in "${excerpt(text, found.index)}": use ${instead}`] : [];
  });

/** The words around a find, on one line. */
const excerpt = (text: string, at: number): string => text.slice(Math.max(0, at - 40), at + 60).replaceAll(/\s+/g, " ");

const headingProblems = (key: string, text: string): string[] =>
  heading.test(key) && /[^.][.。]$/u.test(text) ? [`"${text}" is a heading or a button: no full stop`] : [];

async function findAll(): Promise<string[]> {
  const problems: string[] = [];
  for (const locale of locales)
    for (const name of areaNames) {
      const module: Record<string, Area> = await import(`@treadclub/texts/${locale}/${name}`);
      problems.push(...findVoiceProblems(locale, module[name] ?? {}));
    }
  return problems;
}

if (import.meta.main)
  reportAndExit(
    [...(await findAll()), ...findJoinedTexts(join(import.meta.dirname, "../.."))],
    "texts that a reader would stumble over",
  );
