import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { mainRole } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { ActingNote } from "#entities/account/ActingNote.tsx";
import { useFreshUser } from "#entities/account/use-fresh-user.ts";
import { Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

/** Name, phone, language and e-mail of whoever is signed in. */
export function ProfilePage(): ReactElement {
  const t = useT();
  const user = useFreshUser();
  const { impersonating } = useSession();
  return (
    <Page
      title={t("account.profile.title")}
      lead={t(mainRole(user) === "consumer" ? "account.profile.lead" : "account.profile.leadOther")}
      width="narrow"
      back={{ href: "/app/account", label: t("account.shared.title") }}
      help={{ href: helpPath("account") }}
    >
      <Stack gap="wide">
        <ActingNote />
        <ProfileForm user={user} />
        {!impersonating && <EmailSection user={user} />}
      </Stack>
    </Page>
  );
}
