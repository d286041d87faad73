import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { SignUpOffer } from "#entities/auth/SignUpOffer.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { UiLink } from "#ui/UiLink.tsx";

/** Which kind of account. */
export function SignUp({ journey }: { readonly journey: Journey }): ReactElement {
  const t = useT();
  const query = journeyQuery(journey);
  return (
    <Page title={t("entry.choose.title")} width="narrow">
      <Stack>
        <Card
          title={t("entry.choose.driver")}
          actions={
            <ButtonLink kind="main" href={pathTo("/app/consumer_sign_up", {}, query)}>
              {t("entry.choose.driverGo")}
            </ButtonLink>
          }
        >
          <p>{t("entry.choose.driverText")}</p>
        </Card>
        <Card
          title={t("entry.choose.fitter")}
          actions={<ButtonLink href="/app/member_sign_up">{t("entry.choose.fitterGo")}</ButtonLink>}
        >
          <p>{t("entry.choose.fitterText")}</p>
        </Card>
      </Stack>
      <p>
        {t("entry.signIn.haveAccount")}{" "}
        <UiLink href={pathTo("/app/sign_in", {}, query)}>{t("base.menu.signIn")}</UiLink>
      </p>
      <SignUpOffer />
    </Page>
  );
}
