import { createContext, useContext } from "react";
import { languageTags, locales, makeTranslate, type Area, type AreaName, type Locale, type Translate } from "@treadclub/texts";

const storageKey = "locale";
const modules = import.meta.glob<Record<string, Area>>("../../../texts/src/{en,cn,uk}/*.ts");
const loaded = new Map<string, Area>();
const active: { locale: Locale; areas: Set<AreaName>; t: Translate } = { locale: "en", areas: new Set(), t: makeTranslate("en", []) };
const listeners = new Set<() => void>();

/** The locale the browser has stored, else the company's default. */
export function storedLocale(fallback: Locale = "en"): Locale {
  const stored = localStorage.getItem(storageKey);
  return locales.find((locale) => locale === stored) ?? fallback;
}

/** Loads the words of an area in the active language; a route's loader calls it before its screen. */
export async function loadTexts(...areas: AreaName[]): Promise<void> {
  for (const area of areas) active.areas.add(area);
  await refresh();
}

/** Changes the language of the whole application and remembers it. */
export async function setLocale(locale: Locale, options: { remember: boolean } = { remember: true }): Promise<void> {
  if (options.remember) localStorage.setItem(storageKey, locale);
  active.locale = locale;
  document.documentElement.lang = languageTags[locale];
  await refresh();
}

export const TranslateContext = createContext<Translate>(active.t);

/** The translate function of the active language: `const t = useT(); t("base.welcome.title")`. */
export const useT = (): Translate => useContext(TranslateContext);

/** The translate function outside of React. */
export const currentT = (): Translate => active.t;

export function onTranslateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function refresh(): Promise<void> {
  const { locale } = active;
  const areas = await Promise.all([...active.areas].map((area) => loadArea(locale, area)));
  if (locale !== active.locale) return;
  active.t = makeTranslate(locale, areas);
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
