import type { ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText } from "#kit/errors.ts";
import { emailProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

interface ForgotFormProps {
  readonly journey: Journey;
  readonly onSent: (email: string) => void;
}

/** Asks for the link for a new password. The answer is the same whether or not the address has an account. */
export function ForgotForm({ journey, onSent }: ForgotFormProps): ReactElement {
  const t = useT();
  const { code, codeType } = journey;
  const form = useForm({
    initial: { email: "" },
    keepAs: "forgot-password",
    validate: ({ email }) => ({
      email: email.trim() === "" ? t("base.signIn.enterEmail") : emailProblem(email) && t("base.field.email"),
    }),
    submit: async ({ email }) => {
      const body = {
        email: email.trim(),
        locale: t.locale,
        ...(code ? { code } : {}),
        ...(codeType ? { code_type: codeType } : {}),
      };
      await signInCall(api.call("forgotPassword", { body }));
      onSent(email.trim());
    },
    explain: errorText,
  });
  return (
    <Page
      title={t("entry.forgot.title")}
      lead={t("entry.forgot.lead")}
      width="narrow"
      back={{ href: pathTo("/app/sign_in", {}, journeyQuery(journey)), label: t("entry.forgot.toSignIn") }}
    >
      <Form form={form} submitLabel={t("entry.forgot.send")}>
        <TextField
          label={t("base.signIn.email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field("email")}
        />
      </Form>
    </Page>
  );
}
