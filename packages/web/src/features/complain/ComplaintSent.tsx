import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import css from "./Complain.module.css";

interface ComplaintSentProps {
  readonly reference: string;
  readonly email: string;
  readonly dueAt: string;
}

/** The reference to keep, and by when somebody writes. */
export function ComplaintSent({ reference, email, dueAt }: ComplaintSentProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Page title={t("account.complaint.doneTitle")} width="narrow">
      <Card>
        <p>{t("account.complaint.reference")}</p>
        <p className={css.reference}>{reference}</p>
      </Card>
      <Stack>
        <p role="status">{t("account.complaint.doneText", { email, day: format.day(dueAt) })}</p>
        <p>
          {t("account.complaint.ico")}{" "}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noreferrer">
            ico.org.uk/make-a-complaint
          </a>
        </p>
        <div>
          <ButtonLink href="/app">{t("account.complaint.home")}</ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}
