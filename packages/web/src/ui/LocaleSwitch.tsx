import type { ReactElement } from "react";
import { languageTags, locales, type Locale } from "@treadclub/texts";
import { setLocale, useT } from "#kit/i18n.ts";
import { Segments } from "./Segments.tsx";

/** Each language by its own name. */
export const localeNames: Readonly<Record<Locale, string>> = { en: "English", cn: "中文", uk: "Українська" };

export function LocaleSwitch(): ReactElement {
  const t = useT();
  const options = locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: languageTags[locale] }));
  return (
    <Segments
      label={t("ui.locale.label")}
      options={options}
      value={t.locale}
      onChange={(locale) => void setLocale(locale)}
    />
  );
}
