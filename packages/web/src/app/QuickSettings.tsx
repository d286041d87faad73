import { Languages, SunMoon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { languageTags, locales } from "@treadclub/texts";
import { setLocale, useT } from "#kit/i18n.ts";
import { setTheme, themes, useTheme } from "#kit/theme.ts";
import { localeNames } from "#ui/locale-names.ts";
import css from "./QuickSettings.module.css";

/** Language and appearance in the header, small enough to be overlooked until wanted. */
export function QuickSettings(): ReactElement {
  const t = useT();
  const theme = useTheme();
  return (
    <span className={css.settings}>
      <Choice
        label={t("ui.locale.label")}
        icon={<Languages aria-hidden="true" size={18} />}
        value={t.locale}
        values={locales}
        onChange={(locale) => void setLocale(locale)}
        name={(locale) => localeNames[locale]}
        lang={(locale) => languageTags[locale]}
      />
      <Choice
        label={t("ui.theme.label")}
        icon={<SunMoon aria-hidden="true" size={18} />}
        value={theme}
        values={themes}
        onChange={setTheme}
        name={(one) => t(`ui.theme.${one}`)}
      />
    </span>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: V;
  readonly values: readonly V[];
  readonly onChange: (value: V) => void;
  readonly name: (value: V) => string;
  readonly lang?: (value: V) => string;
}

function Choice<V extends string>({ label, icon, value, values, onChange, name, lang }: ChoiceProps<V>): ReactElement {
  const choose = (text: string): void => {
    const chosen = values.find((one) => one === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <label className={css.choice} title={label}>
      {icon}
      <select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {values.map((one) => (
          <option key={one} value={one} lang={lang?.(one)}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
