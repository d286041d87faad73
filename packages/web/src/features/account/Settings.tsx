import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Section, Stack } from "#ui/Card.tsx";
import { LocaleSwitch } from "#ui/LocaleSwitch.tsx";
import { ThemeSwitch } from "#ui/ThemeSwitch.tsx";

/** Language and appearance of this browser. */
export function Settings(): ReactElement {
  const t = useT();
  return (
    <Section title={t("account.hub.settings")} lead={t("account.hub.settingsText")}>
      <Stack>
        <LocaleSwitch />
        <ThemeSwitch />
      </Stack>
    </Section>
  );
}
