import { languageTags, type Area, type Entry, type Locale, type ParamsOf } from "./types.ts";
import type { Texts } from "./texts.ts";

export type TextKey = keyof Texts;
type Values<K extends TextKey> = { readonly [P in ParamsOf<Texts[K]>]: string | number };

/** Says a text: `t("driver.home.title")`, `t("driver.scans.left", { count: 3 })`; a count is grouped: 4,000. */
export interface Translate {
  <K extends TextKey>(key: K, ...values: [ParamsOf<Texts[K]>] extends [never] ? [] : [Values<K>]): string;
  readonly locale: Locale;
  /** Whether a text with this key is loaded. */
  readonly has: (key: string) => boolean;
}

/**
 * Makes the translate function of a locale from the areas given.
 * A missing key throws: areas are loaded before the screen that needs them.
 */
export function makeTranslate(locale: Locale, areas: readonly Area[]): Translate {
  const entries: Record<string, Entry> = Object.assign({}, ...areas);
  const plurals = new Intl.PluralRules(languageTags[locale]);
  const numbers = new Intl.NumberFormat(languageTags[locale]);
  const translate = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const entry = entries[key];
    if (entry === undefined) throw new Error(`No text for "${key}" in "${locale}": is its area loaded?`);
    const { count } = values;
    const shown = typeof count === "number" ? { ...values, count: numbers.format(count) } : values;
    return fill(typeof entry === "string" ? entry : pick(entry, plurals.select(Number(count))), shown);
  };
  return Object.assign(translate, { locale, has: (key: string) => key in entries });
}

function pick(entry: Exclude<Entry, string>, category: Intl.LDMLPluralRule): string {
  if (category === "one" || category === "few" || category === "many") return entry[category] ?? entry.other;
  return entry.other;
}

function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole).replaceAll(bidiControls, ""),
  );
}

/** In a name they would turn the words around it. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
