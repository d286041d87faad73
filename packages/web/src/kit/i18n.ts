import { createContext, useContext } from "react";
import {
  languageTags,
  locales,
  makeTranslate,
  type Area,
  type AreaName,
  type Locale,
  type Translate,
} from "@treadclub/texts";
import { notice } from "./notices.ts";
import { longStore } from "./storage.ts";

const storageKey = "locale";
// Each file costs bytes of the first load; these three areas are said elsewhere.
const modules = import.meta.glob<Record<string, Area>>([
  "../../../texts/src/{en,cn,uk}/*.ts",
  "!**/{mail,offer,scanner}.ts",
]);
const loaded = new Map<string, Area>();
const active: { locale: Locale; wanted: Locale; areas: Set<AreaName>; t: Translate } = {
  locale: "en",
  wanted: "en",
  areas: new Set(),
  t: makeTranslate("en", []),
};
const listeners = new Set<() => void>();

/** The locale chosen in this browser, else the first of its own languages that we speak, else the company's default. */
export function storedLocale(fallback: Locale = "en"): Locale {
  const stored = longStore.get(storageKey);
  return locales.find((locale) => locale === stored) ?? browserLocale() ?? fallback;
}

function browserLocale(): Locale | undefined {
  const spoken = navigator.languages.map((tag) => (tag.startsWith("zh") ? "cn" : tag.slice(0, 2)));
  return spoken.flatMap((tag) => locales.filter((locale) => locale === tag))[0];
}

/** Loads the words of an area in the active language; a route's loader calls it before its screen. Throws when they cannot be fetched. */
export async function loadTexts(...areas: AreaName[]): Promise<void> {
  if (areas.every((area) => active.areas.has(area))) return;
  await speak(active.wanted, areas);
}

/** Changes the language of the whole application and remembers it; says so and stays with the old one when the words cannot be fetched. */
export async function setLocale(locale: Locale, options: { remember: boolean } = { remember: true }): Promise<void> {
  active.wanted = locale;
  try {
    await speak(locale, []);
    if (options.remember) longStore.set(storageKey, locale);
  } catch (error) {
    active.wanted = active.locale;
    if (active.areas.size === 0) throw error;
    notice("error", active.t("base.error.OFFLINE"));
  }
}

/** Null outside of the providers, where the crash page stands: it speaks the language of the moment. */
export const TranslateContext = createContext<Translate | null>(null);

/** The translate function of the active language: `const t = useT(); t("base.welcome.title")`. */
export const useT = (): Translate => useContext(TranslateContext) ?? active.t;

/** The translate function outside of React. */
export const currentT = (): Translate => active.t;

export function onTranslateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything is fetched before anything is switched: no screen ever lacks a word. */
async function speak(locale: Locale, areas: readonly AreaName[]): Promise<void> {
  const names = new Set([...active.areas, ...areas]);
  const words = await Promise.all([...names].map((area) => loadArea(locale, area)));
  // Another choice or another screen may have come in between: their words are needed too.
  if (locale !== active.wanted || [...active.areas].some((area) => !names.has(area)))
    return speak(active.wanted, areas);
  for (const area of areas) active.areas.add(area);
  active.locale = locale;
  active.t = makeTranslate(locale, words);
  if (typeof document !== "undefined") document.documentElement.lang = languageTags[locale];
  for (const listener of listeners) listener();
}

async function loadArea(locale: Locale, area: AreaName): Promise<Area> {
  const name = `${locale}/${area}`;
  const known = loaded.get(name);
  if (known) return known;
  const load = modules[`../../../texts/src/${name}.ts`];
  if (!load) throw new Error(`No texts file for ${name}`);
  const words = (await load())[area] ?? {};
  loaded.set(name, words);
  return words;
}
