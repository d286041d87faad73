import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";

interface AccountEndedProps {
  readonly how: "closed" | "erased";
  /** The day on which a closed account is erased, `YYYY-MM-DD`. */
  readonly until: string | null;
}

/** What happened to the account that was just closed or erased; its owner is nobody here any more. */
export function AccountEnded({ how, until }: AccountEndedProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const again =
    until === null ? t("account.ended.closedSoon") : t("account.ended.closedUntil", { day: format.day(until) });
  return (
    <Page title={t(`account.ended.${how}Title`)} lead={t(`account.ended.${how}Text`)} width="narrow">
      <Stack>
        <p>{how === "closed" ? again : t("account.ended.erasedAgain")}</p>
        <Stack row>
          {how === "closed" && (
            <ButtonLink kind="main" href="/app/sign_in">
              {t("account.ended.signIn")}
            </ButtonLink>
          )}
          <ButtonLink href="/app">{t("account.ended.home")}</ButtonLink>
        </Stack>
      </Stack>
    </Page>
  );
}
