import { LogOut } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { contactEmail } from "#kit/contact.ts";
import { useT } from "#kit/i18n.ts";
import { mainRole } from "#kit/role.ts";
import { signOut, useSession } from "#kit/session.ts";
import { ActingNote } from "#entities/account/ActingNote.tsx";
import { useFreshUser } from "#entities/account/use-fresh-user.ts";
import { ContactText } from "#entities/contact/ContactText.tsx";
import { Button } from "#ui/Button.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { Settings } from "./Settings.tsx";
import { SignedInUser } from "./SignedInUser.tsx";

/** Who am I here, the places where it is changed, how it looks, and the way out. */
export function Account({ children }: { readonly children?: ReactNode }): ReactElement {
  const t = useT();
  const user = useFreshUser();
  const { impersonating } = useSession();
  const hasNoRole = user.roles.length === 0;
  const isSupplier = mainRole(user) === "supplier" && !hasNoRole;
  return (
    <Page title={t("account.hub.title")} width="narrow" help={{ href: helpPath("account") }}>
      <Stack gap="wide">
        <ActingNote />
        <SignedInUser user={user} />
        {user.demo && <p>{t("account.hub.demo")}</p>}
        {hasNoRole && <p>{t("account.hub.noRole", { email: user.email })}</p>}
        {isSupplier && (
          <p>
            <ContactText text={t("account.hub.supplier", { email: contactEmail })} />
          </p>
        )}
        <AccountLinks user={user} isActing={impersonating} />
        {children}
        <Settings />
        {!impersonating && (
          <Section title={t("account.hub.end")} lead={t("account.hub.endText")}>
            <div>
              <Button icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
                {t("base.menu.signOut")}
              </Button>
            </div>
          </Section>
        )}
      </Stack>
    </Page>
  );
}
