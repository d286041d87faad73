import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { AccountName } from "#entities/auth/AccountName.tsx";
import { signInCall, FieldError } from "#entities/auth/sign-in-call.ts";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { useForm } from "#ui/use-form.ts";
import { useProvider } from "./ReturnPage.tsx";

interface LinkAccountProps {
  readonly continueToken: string;
  readonly email: string;
  readonly signInHref: string;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** The address of the provider's account has an account here: its owner shows that it is theirs, by password or by mail. */
export function LinkAccount({ continueToken, email, signInHref, onReply }: LinkAccountProps): ReactElement {
  const t = useT();
  const provider = useProvider();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    initial: { password: "" },
    validate: ({ password }) => ({ password: password === "" ? t("base.signIn.enterPassword") : undefined }),
    submit: async ({ password }) => {
      const body = { continue_token: continueToken, password };
      const reply = await signInCall(api.call("googleLink", { body })).catch((error: unknown) => {
        throw isCode(error, "INVALID_LOGIN_OR_PASSWORD")
          ? new FieldError({ password: t("base.field.password_wrong") })
          : error;
      });
      await onReply(reply);
    },
    explain: (error) => words(error, t("entry.google.expired", { provider })),
  });
  if (isSent)
    return (
      <Page
        title={t("entry.google.mailSentTitle")}
        lead={t("entry.google.mailSent", { email, provider })}
        width="narrow"
      >
        <p>
          <ButtonLink href={signInHref}>{t("entry.google.again")}</ButtonLink>
        </p>
      </Page>
    );
  return (
    <Page title={t("entry.google.linkTitle")} lead={t("entry.google.linkLead", { email, provider })} width="narrow">
      <Form form={form} submitLabel={t("entry.google.linkGo")}>
        <AccountName email={email} />
        <PasswordField label={t("base.signIn.password")} autoComplete="current-password" {...form.field("password")} />
      </Form>
      <MailLink continueToken={continueToken} onSent={() => setIsSent(true)} />
    </Page>
  );
}

function MailLink({
  continueToken,
  onSent,
}: {
  readonly continueToken: string;
  readonly onSent: () => void;
}): ReactElement {
  const t = useT();
  const provider = useProvider();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await signInCall(api.call("googleLinkByMail", { body: { continue_token: continueToken } }));
      onSent();
    } catch (error) {
      notice("error", words(error, t("entry.google.expired", { provider })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      {t("entry.google.mailText")}{" "}
      <Button kind="quiet" small busy={busy} onClick={() => void send()}>
        {t("entry.google.mailGo")}
      </Button>
    </p>
  );
}

function words(error: unknown, late: string): string {
  if (error instanceof GuardError) return error.message;
  return isCode(error, "CODE_INVALID") ? late : errorText(error);
}
