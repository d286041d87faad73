import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { nameProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { ChosenPassword } from "#entities/auth/ChosenPassword.tsx";
import { AccountName } from "#entities/auth/AccountName.tsx";
import { AgreeFields } from "#entities/auth/AgreeFields.tsx";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { passwordProblem } from "#entities/auth/weak-password.ts";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

interface InvitationFormProps {
  readonly invitation: ReplyOf<Catalog["getInvitation"]>;
  readonly token: string;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

export function InvitationForm({ invitation: { email }, token, onReply }: InvitationFormProps): ReactElement {
  const t = useT();
  const form = useForm({
    initial: { first_name: "", last_name: "", password: "", terms_accepted: false, marketing: false },
    keepAs: "invitation",
    forget: ["password"],
    validate: ({ first_name, last_name, password, terms_accepted }) => ({
      first_name: nameProblem(first_name, t("entry.signUp.enterFirstName"), t),
      last_name: nameProblem(last_name, t("entry.signUp.enterLastName"), t),
      password: passwordProblem(password, t("entry.signUp.enterPassword"), t),
      terms_accepted: terms_accepted ? undefined : t("base.field.terms"),
    }),
    submit: async ({ first_name, last_name, password }) => {
      const body = { token, first_name, last_name, password, locale: t.locale, terms_accepted: true as const };
      await onReply(await signInCall(api.call("acceptInvitation", { body })));
    },
    explain: (error) => {
      if (error instanceof GuardError) return error.message;
      if (isCode(error, "EMAIL_EXISTS")) return t("entry.invite.taken", { email });
      return isCode(error, "CODE_INVALID") ? t("entry.invite.wrong") : errorText(error);
    },
  });
  return (
    <Form form={form} submitLabel={t("entry.invite.submit")}>
      <p>{t("entry.invite.for", { email })}</p>
      <AccountName email={email} />
      <TextField label={t("entry.signUp.firstName")} autoComplete="given-name" {...form.field("first_name")} />
      <TextField label={t("entry.signUp.lastName")} autoComplete="family-name" {...form.field("last_name")} />
      <ChosenPassword
        label={t("entry.signUp.password")}
        hint={t("entry.signUp.passwordHint")}
        {...form.field("password")}
      />
      <AgreeFields form={form} of="member" bare />
    </Form>
  );
}
