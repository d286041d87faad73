import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";

interface ForgotSentProps {
  readonly journey: Journey;
  readonly email: string | undefined;
}

/** The link was asked for. */
export function ForgotSent({ journey, email }: ForgotSentProps): ReactElement {
  const t = useT();
  const query = journeyQuery(journey);
  return (
    <Page
      title={t("entry.forgot.sentTitle")}
      lead={email ? t("entry.forgot.sent", { email }) : t("entry.forgot.sentBlank")}
      width="narrow"
    >
      <p>{t("entry.forgot.nothing")}</p>
      <Stack row>
        <ButtonLink href={pathTo("/app/sign_in", {}, query)}>{t("entry.forgot.toSignIn")}</ButtonLink>
        <ButtonLink kind="quiet" href={pathTo("/app/forgot_password_form", {}, query)}>
          {t("entry.forgot.again")}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
