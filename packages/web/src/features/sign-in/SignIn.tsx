import type { ReactElement } from "react";
import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/busy.ts";
import { contactEmail } from "#kit/contact.ts";
import { isToasted } from "#kit/errors.ts";
import { emailProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { pathTo } from "#kit/paths.ts";
import { sessionEnd, startSession } from "#kit/session.ts";
import { ContactText } from "#things/contact/ContactText.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { TextField } from "#ui/TextField.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useForm } from "#ui/use-form.ts";

export interface Invitation {
  readonly code?: string | undefined;
  readonly codeType?: string | undefined;
  readonly nextUrl?: string | undefined;
}

interface SignInProps extends Invitation {
  /** The session stands: go on to where the visitor wanted. */
  readonly onSignedIn: () => Promise<void>;
}

export function SignIn({ code, codeType, nextUrl, onSignedIn }: SignInProps): ReactElement {
  const t = useT();
  const form = useForm({
    initial: { email: "", password: "" },
    validate: ({ email, password }) => ({
      email: email.trim() === "" ? t("base.signIn.enterEmail") : emailProblem(email) && t("base.field.email"),
      password: password === "" ? t("base.signIn.enterPassword") : undefined,
    }),
    submit: async (values) => {
      const { token, user, guard_message } = await whileLoading(api.call("logIn", { body: values })).catch(toasted);
      if (!token || !user) throw new GuardMessage(guard_message ?? "disabled");
      startSession(token, user);
      await onSignedIn();
    },
    explain: (error) =>
      error instanceof GuardMessage ? t(guardTexts[error.reason], { email: contactEmail }) : messageOf(error),
  });
  const lead = useLead(nextUrl);
  return (
    <Page title={t("base.signIn.title")} lead={lead} width="narrow">
      <Form
        form={form}
        submitLabel={t("base.signIn.submit")}
        note={<ContactText text={t("base.signIn.forgotten", { email: contactEmail })} />}
      >
        <TextField label={t("base.signIn.email")} type="email" autoComplete="username" {...form.field("email")} />
        <PasswordField label={t("base.signIn.password")} autoComplete="current-password" {...form.field("password")} />
      </Form>
      <p>
        {t("base.signIn.noAccount")}{" "}
        <UiLink href={pathTo("/app/sign_up", {}, { code, code_type: codeType, nextUrl })}>
          {t("base.menu.signUp")}
        </UiLink>
      </p>
    </Page>
  );
}

/** Why one is here, where it was not one's own will. */
function useLead(nextUrl: string | undefined): string | undefined {
  const t = useT();
  const end = sessionEnd();
  if (end === "disabled") return t("base.error.ACCOUNT_DISABLED");
  if (end === "forbidden") return t("base.signIn.forbidden");
  if (end === "expired") return t("base.signIn.expired");
  if (end === "signed_out" && !nextUrl) return t("base.signIn.signedOut");
  return nextUrl ? t("base.signIn.next") : undefined;
}

const guardTexts = {
  disabled: "base.error.ACCOUNT_DISABLED",
  email_unconfirmed: "base.signIn.unconfirmed",
  second_factor: "base.signIn.secondFactor",
} as const;

/** The password was right, and yet sign-in is not complete. */
class GuardMessage extends Error {
  readonly reason: keyof typeof guardTexts;
  constructor(reason: keyof typeof guardTexts) {
    super(reason);
    this.reason = reason;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function toasted(error: unknown): never {
  if (isToasted(error)) notice("error", messageOf(error));
  throw error instanceof Error ? error : new Error(String(error));
}
