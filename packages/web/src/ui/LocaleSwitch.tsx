import type { ReactElement } from "react";
import { languageTags, locales } from "@treadclub/texts";
import { setLocale, useT } from "#kit/i18n.ts";
import { localeNames } from "./locale-names.ts";
import { Segments } from "./Segments.tsx";

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
