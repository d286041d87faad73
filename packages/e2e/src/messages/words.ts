import { areaNames, makeTranslate, type Area, type Locale, type Translate } from "@treadclub/texts";

const spoken = new Map<Locale, Promise<Translate>>();

/** All words of a language. */
export function wordsOf(locale: Locale): Promise<Translate> {
  const known = spoken.get(locale);
  if (known) return known;
  const made = load(locale);
  spoken.set(locale, made);
  return made;
}

async function load(locale: Locale): Promise<Translate> {
  const areas = await Promise.all(
    areaNames.map(async (area): Promise<Area> => {
      const file: Record<string, Area> = await import(`../../../texts/src/${locale}/${area}.ts`);
      return file[area] ?? {};
    }),
  );
  return makeTranslate(locale, areas);
}
