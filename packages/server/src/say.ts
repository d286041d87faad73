import { errors, type ErrorCode } from "@treadclub/contract";
import type { Say } from "@treadclub/kit/http/answer-errors";
import { type Area, type Locale } from "@treadclub/texts";
import { base as cn } from "@treadclub/texts/cn/base";
import { base as en } from "@treadclub/texts/en/base";
import { base as uk } from "@treadclub/texts/uk/base";

const areas: Readonly<Record<Locale, Area>> = { en, cn, uk };

/** Says errors and field problems in the language of an Accept-Language header; English when it is none of ours. */
export const say: Say = (language, key) => {
  const words = areas[localeOf(language)][`base.${key}`] ?? areas.en[`base.${key}`];
  if (typeof words === "string") return words;
  const code = Object.keys(errors).find((name): name is ErrorCode => key === `error.${name}`);
  return code === undefined ? key : errors[code].message;
};

/** The first of our languages that the header names. */
export function localeOf(language: string | undefined): Locale {
  for (const tag of (language ?? "").toLowerCase().split(",")) {
    if (tag.trim().startsWith("zh") || tag.trim().startsWith("cn")) return "cn";
    if (tag.trim().startsWith("uk")) return "uk";
    if (tag.trim().startsWith("en")) return "en";
  }
  return "en";
}
