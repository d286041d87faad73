import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { DeadLink } from "#entities/auth/DeadLink.tsx";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { NewPasswordFields, newPasswordProblems } from "#entities/auth/NewPasswordFields.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { useForm } from "#ui/use-form.ts";

interface ResetPasswordProps {
  readonly journey: Journey;
  /** The key of the link; null after the page was loaded again. */
  readonly token: string | null;
}

/** Sets a new password with the link of the mail. */
export function ResetPassword({ journey, token }: ResetPasswordProps): ReactElement {
  const t = useT();
  const [state, setState] = useState<"open" | "done" | "dead">("open");
  const form = useForm({
    initial: { password: "", repeat: "" },
    validate: newPasswordProblems,
    submit: async ({ password }) => {
      try {
        await signInCall(api.call("forgotPasswordCallback", { params: { token: token ?? "" }, body: { password } }));
        setState("done");
      } catch (error) {
        if (!isCode(error, "CODE_INVALID")) throw error;
        setState("dead");
      }
    },
    explain: errorText,
  });
  const query = journeyQuery(journey);
  if (token === null || state === "dead")
    return (
      <DeadLink
        why={token === null ? "lost" : "dead"}
        title={t("entry.reset.title")}
        action={<ButtonLink href={pathTo("/app/forgot_password_form", {}, query)}>{t("entry.link.ask")}</ButtonLink>}
      />
    );
  if (state === "done")
    return (
      <Page title={t("entry.reset.doneTitle")} lead={t("entry.reset.done")} width="narrow">
        <p>
          <ButtonLink kind="main" href={pathTo("/app/sign_in", {}, query)}>
            {t("base.menu.signIn")}
          </ButtonLink>
        </p>
      </Page>
    );
  return (
    <Page title={t("entry.reset.title")} lead={t("entry.reset.lead")} width="narrow">
      <Form form={form} submitLabel={t("entry.reset.submit")}>
        <NewPasswordFields form={form} email={null} />
      </Form>
    </Page>
  );
}
