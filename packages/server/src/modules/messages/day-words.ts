const languages = { en: "en-GB", cn: "zh-CN", uk: "uk-UA" } as const;

/** A day of London in words: "21 December 2026". */
export const dayWords = (at: Date, locale: keyof typeof languages): string =>
  new Intl.DateTimeFormat(languages[locale], { dateStyle: "long", timeZone: "Europe/London" }).format(at);
