import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { useSession, useUser } from "#kit/session.ts";
import { ActingNote } from "#entities/account/ActingNote.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import css from "./Security.module.css";
import { AppCodes } from "./AppCodes.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { ProviderSection } from "./ProviderSection.tsx";
import { RecoverySection } from "./RecoverySection.tsx";
import { Sessions } from "./Sessions.tsx";

/** How one signs in, what secures it, and where one is signed in. */
export function SecurityPage(): ReactElement {
  const t = useT();
  const user = useUser();
  const { impersonating } = useSession();
  return (
    <Page
      title={t("account.security.title")}
      lead={t("account.security.lead")}
      width="narrow"
      back={{ href: "/app/account", label: t("account.shared.title") }}
      help={{ href: helpPath("account") }}
    >
      <div className={css.parts}>
        <ActingNote />
        {user.demo && <p className={css.note}>{t("account.security.demo")}</p>}
        {!impersonating && <Ways />}
        {!impersonating && <Sessions />}
      </div>
    </Page>
  );
}

function Ways(): ReactElement {
  const query = useCall("getSecurity", {});
  return (
    <Loaded query={query} rows={4}>
      {(security) => (
        <>
          <PasswordSection hasPassword={security.has_password} />
          <Passkeys security={security} />
          <AppCodes security={security} />
          <RecoverySection security={security} />
          <ProviderSection security={security} />
        </>
      )}
    </Loaded>
  );
}
