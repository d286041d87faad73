import { LogOut } from "lucide-react";
import { useContext, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { signOut, useUser } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { Count } from "#ui/Menus.tsx";
import { Page } from "#ui/Page.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { MoreContext } from "./menu-context.ts";
import css from "./More.module.css";
import { Settings } from "./Settings.tsx";

/** The rest of the menu, for the thumb: places, language, appearance, the way out. */
export function More(): ReactElement {
  const t = useT();
  const user = useUser();
  const places = useContext(MoreContext);
  return (
    <Page title={t("base.menu.more")} lead={`${user.first_name} ${user.last_name}`} width="narrow">
      <nav aria-label={t("base.menu.more")}>
        <ul className={css.places}>
          {places.map((place) => (
            <li key={place.href}>
              <UiLink className={css.place} href={place.href}>
                {place.icon}
                <span>{place.label}</span>
                <Count of={place.count} />
              </UiLink>
            </li>
          ))}
        </ul>
      </nav>
      <Settings />
      <p>
        <Button icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
          {t("base.menu.signOut")}
        </Button>
      </p>
    </Page>
  );
}
