import { useState, type ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { AgreeFields } from "#entities/auth/AgreeFields.tsx";
import { HoneypotField, ownHandProblem } from "#entities/auth/HoneypotField.tsx";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { GuardError } from "#entities/auth/login-reply.ts";
import { readSignUpDraft, type SignUpDraft } from "#entities/auth/sign-up-draft.ts";
import { Button } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { Steps } from "#ui/Steps.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm, type FormHandle, type FormOptions } from "#ui/use-form.ts";
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

interface Entered {
  readonly first_name: string;
  readonly last_name: string;
  readonly terms_accepted: boolean;
  readonly marketing: boolean;
  readonly homepage: string;
}

/** A driver's account, step two: the terms. It makes the account. */
export function StepTwo({ journey, onBack, onReply }: StepTwoProps): ReactElement {
  const t = useT();
  const [draft] = useState(readSignUpDraft);
  const byProvider = draft.continueToken !== "";
  const form = useForm<Entered>({
    initial: {
      first_name: draft.first_name,
      last_name: draft.last_name,
      terms_accepted: false,
      marketing: false,
      homepage: "",
    },
    ...keptOf(draft, byProvider),
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
    <Page
      title={t("entry.signUp.title")}
      lead={byProvider ? t("entry.signUp.googleLead") : undefined}
      width="narrow"
      back={{ href: pathTo("/app/consumer_sign_up", {}, journeyQuery(journey)) }}
    >
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
        <AsWhom draft={draft} form={form} byProvider={byProvider} />
        <AgreeFields form={form} of="driver" />
        <HoneypotField {...form.field("homepage")} />
      </Form>
    </Page>
  );
}

/** Consent is given anew each time; a name is kept where this step asks for it. */
function keptOf({ email }: SignUpDraft, byProvider: boolean): Pick<FormOptions<Entered>, "keepAs" | "forget"> {
  const names = byProvider ? [] : (["first_name", "last_name"] as const);
  return { keepAs: `driver-sign-up-terms-${email}`, forget: [...names, "terms_accepted", "homepage"] };
}

interface AsWhomProps {
  readonly draft: SignUpDraft;
  readonly form: FormHandle<Entered>;
  readonly byProvider: boolean;
}

function AsWhom({ draft, form, byProvider }: AsWhomProps): ReactElement {
  const t = useT();
  const provider = useConfig().google || "Google";
  const { first_name, last_name, email } = draft;
  if (!byProvider) return <p>{t("entry.signUp.summary", { name: `${first_name} ${last_name}`, email })}</p>;
  return (
    <>
      <p>{t("entry.signUp.googleAs", { provider, email })}</p>
      <TextField label={t("entry.signUp.firstName")} autoComplete="given-name" {...form.field("first_name")} />
      <TextField label={t("entry.signUp.lastName")} autoComplete="family-name" {...form.field("last_name")} />
    </>
  );
}
