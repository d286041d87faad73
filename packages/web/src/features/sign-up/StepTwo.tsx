import { useState, type ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { AgreeFields } from "#entities/auth/AgreeFields.tsx";
import { HoneypotField, ownHandProblem } from "#entities/auth/HoneypotField.tsx";
import type { Journey } from "#entities/auth/journey.ts";
import { GuardError } from "#entities/auth/login-reply.ts";
import { readSignUpDraft } from "#entities/auth/sign-up-draft.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { Steps } from "#ui/Steps.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import { makeAccount, type NewAccount } from "./make-account.ts";
import { nameProblems, problemsBefore } from "#entities/auth/details.ts";
import { useSignUpSteps } from "./use-sign-up-steps.ts";

interface StepTwoProps {
  readonly journey: Journey;
  /** Back to the details, with what is wrong there. */
  readonly onBack: (problems: Readonly<Record<string, string>> | null) => void;
  /** The server's answer: the account is there. */
  readonly onReply: (reply: NewAccount) => Promise<void>;
}

/** A driver's account, step two: the terms. It makes the account. */
export function StepTwo({ journey, onBack, onReply }: StepTwoProps): ReactElement {
  const t = useT();
  const [draft] = useState(readSignUpDraft);
  const byProvider = draft.continueToken !== "";
  const provider = useConfig().google || "Google";
  const form = useForm({
    initial: {
      first_name: draft.first_name,
      last_name: draft.last_name,
      terms_accepted: false,
      marketing: false,
      homepage: "",
    },
    validate: (entered) => ({
      ...(byProvider ? nameProblems(entered) : {}),
      terms_accepted: entered.terms_accepted ? undefined : t("base.field.terms"),
      homepage: ownHandProblem(entered.homepage),
    }),
    submit: async ({ terms_accepted: _, ...entered }) => {
      const reply = await makeAccount({ ...draft, ...entered }, journey.codeType).catch((error: unknown) => {
        const problems = problemsBefore(error);
        if (problems && !byProvider) onBack(problems);
        throw error;
      });
      await onReply(reply);
    },
    explain: (error) => (error instanceof GuardError ? error.message : errorText(error)),
  });
  return (
    <Page title={t("entry.signUp.title")} lead={byProvider ? t("entry.signUp.googleLead") : undefined} width="narrow">
      <Steps steps={useSignUpSteps()} current={1} />
      <Form
        form={form}
        submitLabel={t("entry.signUp.submit")}
        secondary={
          <Button kind="quiet" onClick={() => onBack(null)}>
            {t("entry.signUp.back")}
          </Button>
        }
      >
        {byProvider ? (
          <>
            <p>{t("entry.signUp.googleAs", { provider, email: draft.email })}</p>
            <TextField label={t("entry.signUp.firstName")} autoComplete="given-name" {...form.field("first_name")} />
            <TextField label={t("entry.signUp.lastName")} autoComplete="family-name" {...form.field("last_name")} />
          </>
        ) : (
          <p>{t("entry.signUp.summary", { name: `${draft.first_name} ${draft.last_name}`, email: draft.email })}</p>
        )}
        <AgreeFields form={form} of="driver" />
        <HoneypotField {...form.field("homepage")} />
      </Form>
    </Page>
  );
}
