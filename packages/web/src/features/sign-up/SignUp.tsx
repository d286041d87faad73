import type { ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ContactText } from "#things/contact/ContactText.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { UiLink } from "#ui/UiLink.tsx";

interface SignUpProps {
  readonly code?: string | undefined;
  readonly codeType?: string | undefined;
  readonly nextUrl?: string | undefined;
}

/** Which kind of account. */
export function SignUp({ code, codeType, nextUrl }: SignUpProps): ReactElement {
  const t = useT();
  const query = { code, code_type: codeType, nextUrl };
  return (
    <Page title={t("base.signUp.title")} width="narrow">
      <Stack>
        <Card
          title={t("base.signUp.driver")}
          actions={
            <ButtonLink kind="main" href={pathTo("/app/consumer_sign_up", {}, query)}>
              {t("base.signUp.driverGo")}
            </ButtonLink>
          }
        >
          <p>{t("base.signUp.driverText")}</p>
        </Card>
        <Card title={t("base.signUp.fitter")}>
          <p>
            <ContactText text={t("base.signUp.fitterText", { email: contactEmail })} />
          </p>
        </Card>
      </Stack>
      <p>
        {t("base.signUp.haveAccount")} <UiLink href={pathTo("/app/sign_in", {}, query)}>{t("base.menu.signIn")}</UiLink>
      </p>
    </Page>
  );
}
