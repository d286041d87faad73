import { type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

interface KnownEmailProps {
  readonly email: string;
  readonly journey: Journey;
  /** Nobody has an account with it. */
  readonly onFree: () => void;
}

/** A link that names an address: whoever has an account with it signs in, anybody else signs up. */
export function KnownEmail({ email, journey, onFree }: KnownEmailProps): ReactElement {
  const t = useT();
  const { data, error, refetch, isFetching } = useCall("checkedEmail", { query: { email } });
  const isFree = data?.free === true || (error !== null && "code" in error && error.code === "VALIDATION_FAILED");
  useOnChange(isFree, () => {
    if (isFree) onFree();
  });
  const query = journeyQuery(journey);
  if (data?.free === false)
    return (
      <Page title={t("entry.register.has", { email })} lead={t("entry.register.hasText")} width="narrow">
        <Stack row>
          <ButtonLink kind="main" href={pathTo("/app/sign_in", {}, query)}>
            {t("base.menu.signIn")}
          </ButtonLink>
          <ButtonLink href={pathTo("/app/forgot_password_form", {}, query)}>{t("entry.signIn.forgotten")}</ButtonLink>
        </Stack>
      </Page>
    );
  return (
    <Page title={t("entry.register.title")} width="narrow">
      {error && !isFree ? (
        <ErrorPanel title={errorText(error)} text="" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton shape="card" />
      )}
    </Page>
  );
}
