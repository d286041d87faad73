import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { makeTranslate, type Translate } from "@treadclub/texts/translate";
import { languageTags, type Area, type Locale } from "@treadclub/texts/types";

/** Only the chosen language is fetched. */
const loaders: Readonly<Record<Locale, () => Promise<{ readonly areas: readonly Area[] }>>> = {
  en: () => import("./words/en.ts"),
  cn: () => import("./words/cn.ts"),
  uk: () => import("./words/uk.ts"),
};

/** Loads the words of a language and says so to the browser. Throws when they cannot be fetched. */
export async function loadWords(locale: Locale): Promise<Translate> {
  const { areas } = await loaders[locale]();
  document.documentElement.lang = languageTags[locale];
  return makeTranslate(locale, areas);
}

interface Words {
  readonly t: Translate;
  readonly setLocale: (locale: Locale) => void;
}

export const WordsContext = createContext<Words | null>(null);

function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("The words are not there yet");
  return words;
}

export const useT = (): Translate => useWords().t;
export const useSetLocale = (): Words["setLocale"] => useWords().setLocale;

/** A number as the language writes it, with at most one decimal. */
export const oneDecimal = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
