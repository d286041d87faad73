import type { Locale } from "@treadclub/texts";

/** Each language by its own name. */
export const localeNames: Readonly<Record<Locale, string>> = { en: "English", cn: "中文", uk: "Українська" };
