import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { homeOf } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

export function NotFoundPage(): ReactElement {
  const t = useT();
  const { user } = useSession();
  return (
    <Page title={t("base.notFound.title")} lead={t("base.notFound.text")} width="narrow">
      <ButtonLink kind="main" href={user ? homeOf(user) : "/app"}>
        {t("base.notFound.home")}
      </ButtonLink>
    </Page>
  );
}
