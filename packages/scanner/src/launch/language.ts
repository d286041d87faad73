import type { Locale } from "@treadclub/texts";

/** Returns the first supported language; English where there is none. Takes language tags, or the platform's own `cn`. */
export function chooseLocale(preferred: readonly (string | null | undefined)[]): Locale {
  for (const tag of preferred) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return "en";
}

export function localeOf(tag: string | null | undefined): Locale | null {
  const [language] = (tag ?? "").toLowerCase().split(/[-_]/);
  if (language === "zh" || language === "cn") return "cn";
  return language === "en" || language === "uk" ? language : null;
}
