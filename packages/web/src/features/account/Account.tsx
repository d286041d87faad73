import { LogOut } from "lucide-react";
import type { ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { useT } from "#kit/i18n.ts";
import { mainRole } from "#kit/role.ts";
import { signOut, useUser } from "#kit/session.ts";
import { ContactText } from "#things/contact/ContactText.tsx";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { Page } from "#ui/Page.tsx";
import { Settings } from "./Settings.tsx";

/** Who am I here, how it looks, and the way out. For a supplier this is the profile. */
export function Account(): ReactElement {
  const t = useT();
  const user = useUser();
  const role = mainRole(user);
  return (
    <Page title={t(role === "supplier" ? "base.account.profile" : "base.account.title")} width="narrow">
      <KeyValues
        items={[
          { label: t("base.account.name"), value: `${user.first_name} ${user.last_name}` },
          { label: t("base.account.email"), value: user.email },
          { label: t("base.account.phone"), value: user.phone },
          { label: t("base.account.role"), value: t(`base.role.${role}`) },
        ]}
      />
      <p>
        <ContactText
          text={t(role === "supplier" ? "base.account.supplier" : "base.account.change", { email: contactEmail })}
        />
      </p>
      {user.demo && <p>{t("base.account.demo")}</p>}
      <Settings />
      <Section title={t("base.account.end")} lead={t("base.account.endText")}>
        <Button icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
          {t("base.menu.signOut")}
        </Button>
      </Section>
    </Page>
  );
}
