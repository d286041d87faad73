import { Globe } from "lucide-react";
import type { ReactElement } from "react";
import { languageTags, locales } from "@treadclub/texts";
import { setLocale, useT } from "#kit/i18n.ts";
import css from "./LocaleSelect.module.css";
import { localeNames } from "./locale-names.ts";

/** The language in a header, as small as its icon and a word. */
export function LocaleSelect(): ReactElement {
  const t = useT();
  return (
    <label className={css.select}>
      <Globe aria-hidden="true" size={18} />
      <select
        aria-label={t("ui.locale.label")}
        value={t.locale}
        onChange={({ target }) => void setLocale(locales.find((one) => one === target.value) ?? t.locale)}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={languageTags[one]}>
            {localeNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
