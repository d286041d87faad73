import { useState, type ReactElement } from "react";
import { Section, Stack } from "./Card.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { Page } from "./Page.tsx";
import { Segments } from "./Segments.tsx";
import { Family } from "./styleguide/Family.tsx";
import { Fields } from "./styleguide/Fields.tsx";
import { Lists } from "./styleguide/Lists.tsx";
import { Messages } from "./styleguide/Messages.tsx";
import { Office } from "./styleguide/Office.tsx";
import { Signature } from "./styleguide/Signature.tsx";
import { Values } from "./styleguide/Values.tsx";
import css from "./styleguide/Styleguide.module.css";

const widths = ["full", "720", "320"] as const;
const themes = ["system", "light", "dark"] as const;

/** Every piece of the house style in every state; for development. */
export function Styleguide(): ReactElement {
  const [width, setWidth] = useState<(typeof widths)[number]>("full");
  const [theme, setTheme] = useState<(typeof themes)[number]>("system");
  return (
    <div className={css.ground} data-theme={theme === "system" ? undefined : theme}>
      <div className={css[`w${width}`]}>
        <Page
          title="Style guide"
          lead="Every piece in every state. What is not here is not in the house style."
          width="wide"
          badge={<LocaleSwitch />}
          actions={
            <Stack row gap="tight">
              <Segments
                label="Width"
                value={width}
                onChange={setWidth}
                options={widths.map((value) => ({ value, label: value }))}
              />
              <Segments
                label="Appearance of this page"
                value={theme}
                onChange={setTheme}
                options={themes.map((value) => ({ value, label: value }))}
              />
            </Stack>
          }
        >
          <Signature />
          <Fields />
          <Messages />
          <Family />
          <Lists />
          <Office />
          <Section title="Values" id="values">
            <Values />
          </Section>
        </Page>
      </div>
    </div>
  );
}
