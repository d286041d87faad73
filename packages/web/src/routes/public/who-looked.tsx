import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { Looks } from "#entities/impersonation/WhoLooked.tsx";
import { Page } from "#ui/Page.tsx";

export function Screen(): ReactElement {
  const t = useT();
  return (
    <Page
      title={t("account.looked.title")}
      lead={t("account.looked.lead")}
      width="narrow"
      back={{ href: "/app/account" }}
      help={{ href: helpPath("account") }}
    >
      <Looks />
    </Page>
  );
}
