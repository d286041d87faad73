import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { contactEmail } from "#kit/contact.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { ContactText } from "#entities/contact/ContactText.tsx";
import { AgreeFields } from "#entities/auth/AgreeFields.tsx";
import { DeadLink } from "#entities/auth/DeadLink.tsx";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { NewPasswordFields, newPasswordProblems } from "#entities/auth/NewPasswordFields.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { useForm } from "#ui/use-form.ts";

interface FirstPasswordProps {
  readonly token: string | null;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** The first password of an account that an administrator or a company made. */
export function FirstPassword({ token, onReply }: FirstPasswordProps): ReactElement {
  const t = useT();
  const [isDead, setIsDead] = useState(false);
  const form = useForm({
    initial: { password: "", repeat: "", terms_accepted: false, marketing: false },
    validate: (entered) => ({
      ...newPasswordProblems(entered),
      terms_accepted: entered.terms_accepted ? undefined : t("base.field.terms"),
    }),
    submit: async ({ password }) => {
      const body = { token: token ?? "", password, terms_accepted: true as const };
      try {
        await onReply(await signInCall(api.call("setFirstPassword", { body })));
      } catch (error) {
        if (!isCode(error, "CODE_INVALID")) throw error;
        setIsDead(true);
      }
    },
    explain: (error) => (error instanceof GuardError ? error.message : errorText(error)),
  });
  if (token === null || isDead)
    return (
      <DeadLink
        why={token === null ? "lost" : "dead"}
        title={t("entry.first.title")}
        text={<ContactText text={t("entry.first.askText", { email: contactEmail })} />}
        action={<ButtonLink href="/app/sign_in">{t("base.menu.signIn")}</ButtonLink>}
      />
    );
  return (
    <Page title={t("entry.first.title")} lead={t("entry.first.lead")} width="narrow">
      <Form form={form} submitLabel={t("entry.reset.submit")}>
        <NewPasswordFields form={form} email={null} />
        <AgreeFields form={form} of="driver" bare />
      </Form>
    </Page>
  );
}
