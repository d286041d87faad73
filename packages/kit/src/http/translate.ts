import { errors, type ErrorCode } from "@treadclub/contract";
import type { Language } from "../context.ts";
import type { Translate } from "./answer-errors.ts";

type Words = Readonly<Record<string, unknown>>;

/** Returns a translator of errors and field problems by Accept-Language; falls back to English. */
export function makeTranslate(areas: Readonly<Record<Language, Words>>): Translate {
  return (language, key) => {
    const words = areas[languageOf(language)][`base.${key}`] ?? areas.en[`base.${key}`];
    if (typeof words === "string") return words;
    const code = Object.keys(errors).find((name): name is ErrorCode => key === `error.${name}`);
    return code === undefined ? key : errors[code].message;
  };
}

/** The first of our languages that the header names. */
export function languageOf(language: string | undefined): Language {
  for (const tag of (language ?? "").toLowerCase().split(",")) {
    if (tag.trim().startsWith("zh") || tag.trim().startsWith("cn")) return "cn";
    if (tag.trim().startsWith("uk")) return "uk";
    if (tag.trim().startsWith("en")) return "en";
  }
  return "en";
}
