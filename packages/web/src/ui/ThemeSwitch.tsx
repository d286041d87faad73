import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { setTheme, themes, useTheme } from "#kit/theme.ts";
import { Segments } from "./Segments.tsx";

/** Light, dark, or as the device has it. */
export function ThemeSwitch(): ReactElement {
  const t = useT();
  const theme = useTheme();
  const options = themes.map((value) => ({ value, label: t(`ui.theme.${value}`) }));
  return <Segments label={t("ui.theme.label")} options={options} value={theme} onChange={setTheme} />;
}
