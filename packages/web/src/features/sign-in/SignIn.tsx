import type { ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText } from "#kit/errors.ts";
import { emailProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { sessionEnd } from "#kit/session.ts";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { GoogleButton } from "#entities/auth/GoogleButton.tsx";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { writeDraft } from "#ui/form-draft.ts";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { TextField } from "#ui/TextField.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useForm } from "#ui/use-form.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { usePasskeySuggestion } from "./use-passkey-suggestion.ts";

interface SignInProps {
  readonly journey: Journey;
  /** Continues with the server's reply. Throws GuardError where it cannot. */
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** E-mail and password, a passkey, or the provider's account. */
export function SignIn({ journey, onReply }: SignInProps): ReactElement {
  const t = useT();
  const form = useForm({
    initial: { email: "", password: "" },
    validate: ({ email, password }) => ({
      email: email.trim() === "" ? t("base.signIn.enterEmail") : emailProblem(email) && t("base.field.email"),
      password: password === "" ? t("base.signIn.enterPassword") : undefined,
    }),
    submit: async (values) => onReply(await signInCall(api.call("logIn", { body: values }))),
    explain: explained,
  });
  const suggest = usePasskeySuggestion((reply) =>
    onReply(reply).catch((error: unknown) => form.fail({}, explained(error))),
  );
  const query = journeyQuery(journey);
  return (
    <Page title={t("base.signIn.title")} lead={useLead(journey.nextUrl)} width="narrow">
      <GoogleButton journey={journey} />
      <div onFocus={suggest}>
        <Form
          form={form}
          submitLabel={t("base.signIn.submit")}
          secondary={
            <UiLink
              href={pathTo("/app/forgot_password_form", {}, query)}
              onClick={() => writeDraft("forgot-password", { email: form.values.email }, [])}
            >
              {t("entry.signIn.forgotten")}
            </UiLink>
          }
        >
          <TextField
            label={t("base.signIn.email")}
            type="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            {...form.field("email")}
          />
          <PasswordField
            label={t("base.signIn.password")}
            autoComplete="current-password"
            {...form.field("password")}
          />
        </Form>
      </div>
      <PasskeyButton onReply={onReply} onProblem={(error) => form.fail({}, explained(error))} />
      <p>
        {t("entry.signIn.noAccount")} <UiLink href={pathTo("/app/sign_up", {}, query)}>{t("base.menu.signUp")}</UiLink>
      </p>
    </Page>
  );
}

const explained = (error: unknown): string => (error instanceof GuardError ? error.message : errorText(error));

/** Why one is here, where it was not one's own will. */
function useLead(nextUrl: string | undefined): string | undefined {
  const t = useT();
  const end = sessionEnd();
  if (end === "disabled") return t("base.error.ACCOUNT_DISABLED");
  if (end === "forbidden") return t("entry.signIn.forbidden");
  if (end === "expired") return t("entry.signIn.expired");
  if (end === "signed_out" && !nextUrl) return t("entry.signIn.signedOut");
  return nextUrl ? t("entry.signIn.next") : undefined;
}
