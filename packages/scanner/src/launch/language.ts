import type { Locale } from "@treadclub/texts";

/** The first wish that we speak; English where there is none. Wishes are language tags, or the platform's own `cn`. */
export function chooseLocale(wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const locale = localeOf(wish);
    if (locale) return locale;
  }
  return "en";
}

export function localeOf(tag: string | null | undefined): Locale | null {
  const [language] = (tag ?? "").toLowerCase().split(/[-_]/);
  if (language === "zh" || language === "cn") return "cn";
  return language === "en" || language === "uk" ? language : null;
}
