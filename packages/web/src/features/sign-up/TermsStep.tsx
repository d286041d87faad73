import type { ReactElement } from "react";
import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/busy.ts";
import { isCode, isToasted } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { startSession } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxField } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { useForm } from "#ui/use-form.ts";
import { codeTypeOf, type Details } from "./details.ts";

interface TermsStepProps {
  readonly details: Details;
  readonly codeType: string | undefined;
  /** Back to the details, with what is wrong there. */
  readonly onBack: (problems?: Readonly<Record<string, string>>) => void;
  /** The account is there and signed in. */
  readonly onDone: () => Promise<void>;
}

export function TermsStep({ details, codeType, onBack, onDone }: TermsStepProps): ReactElement {
  const t = useT();
  const form = useForm({
    initial: { terms_accepted: false, marketing: false },
    validate: ({ terms_accepted }) => ({ terms_accepted: terms_accepted ? undefined : t("base.field.terms") }),
    submit: async ({ marketing }) => {
      const { code, ...person } = details;
      const invitation = code.trim() === "" ? {} : { code: code.trim(), code_type: codeTypeOf(codeType) };
      const body = { ...person, ...invitation, marketing, terms_accepted: true as const, locale: t.locale };
      const { token, user, joined_club } = await whileLoading(api.call("createConsumer", { body })).catch(
        (error: unknown) => {
          const problems = detailProblems(error);
          if (problems) onBack(problems);
          if (isToasted(error) && error instanceof Error) notice("error", error.message);
          throw error;
        },
      );
      if (!token || !user) return;
      startSession(token, user);
      const name = user.first_name;
      notice(
        "success",
        joined_club
          ? t("base.driverSignUp.joined", { name, club: joined_club })
          : t("base.driverSignUp.welcome", { name }),
      );
      await onDone();
    },
  });
  return (
    <Form
      form={form}
      submitLabel={t("base.driverSignUp.submit")}
      secondary={
        <Button kind="quiet" onClick={() => onBack()}>
          {t("base.driverSignUp.back")}
        </Button>
      }
    >
      <p>
        {t("base.driverSignUp.summary", { name: `${details.first_name} ${details.last_name}`, email: details.email })}
      </p>
      <Papers />
      <CheckboxField label={t("base.driverSignUp.agree")} {...form.field("terms_accepted")} />
      <CheckboxField
        label={t("base.driverSignUp.marketing")}
        hint={t("base.driverSignUp.marketingHint")}
        {...form.field("marketing")}
      />
    </Form>
  );
}

/** In a new tab: what was typed stays. */
function Papers(): ReactElement {
  const t = useT();
  return (
    <p>
      {t("base.driverSignUp.read")}{" "}
      <a href="/app/terms_and_conditions" target="_blank" rel="noreferrer">
        {t("base.driverSignUp.readTerms")}
      </a>
      {" – "}
      <a href="/app/privacy_policy" target="_blank" rel="noreferrer">
        {t("base.driverSignUp.readPrivacy")}
      </a>
    </p>
  );
}

/** Problems of the step before, by field; null when there is none. */
function detailProblems(error: unknown): Readonly<Record<string, string>> | null {
  if (isCode(error, "EMAIL_EXISTS")) return { email: error.message };
  if (isCode(error, "CODE_INVALID")) return { code: error.message };
  if (!isCode(error, "VALIDATION_FAILED")) return null;
  const own = Object.entries(error.fields).filter(([name]) =>
    ["first_name", "last_name", "email", "password", "code"].includes(name),
  );
  return own.length > 0 ? Object.fromEntries(own) : null;
}
