import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { useConfig } from "#kit/config.ts";
import { errorText } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { isFramed } from "#kit/storage.ts";
import { ChosenPassword } from "#entities/auth/ChosenPassword.tsx";
import { AgreeFields } from "#entities/auth/AgreeFields.tsx";
import { HoneypotField, ownHandProblem } from "#entities/auth/HoneypotField.tsx";
import { detailProblems, problemsBefore, type Details } from "#entities/auth/details.ts";
import { signInCall, FieldError } from "#entities/auth/sign-in-call.ts";
import { invitationOf, journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { enter, GuardError } from "#entities/auth/login-reply.ts";
import { ProviderMark } from "#entities/auth/ProviderMark.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { postToEmbedder } from "./embedding.ts";

interface FramedFormProps {
  readonly journey: Journey;
  /** The account is there: its first name. */
  readonly onDone: (name: string) => void;
}

interface Draft extends Omit<Details, "code"> {
  readonly terms_accepted: boolean;
  readonly marketing: boolean;
  readonly homepage: string;
}

const empty: Draft = {
  first_name: "",
  last_name: "",
  email: "",
  password: "",
  terms_accepted: false,
  marketing: false,
  homepage: "",
};

/** Everything on one page: inside a frame there is no room for steps. */
export function FramedForm({ journey, onDone }: FramedFormProps): ReactElement {
  const t = useT();
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const form = useForm<Draft>({
    initial: empty,
    validate: (draft) => ({
      ...detailProblems({ ...draft, code: "" }, takenEmail),
      terms_accepted: draft.terms_accepted ? undefined : t("base.field.terms"),
      homepage: ownHandProblem(draft.homepage),
    }),
    submit: async ({ terms_accepted: _, ...person }) => {
      const body = {
        ...person,
        terms_accepted: true as const,
        locale: t.locale,
        embedded: isFramed(),
        ...invitationOf(journey.code ?? "", journey.codeType),
      };
      const reply = await signInCall(api.call("createConsumer", { body })).catch((error: unknown) => {
        const problems = problemsBefore(error);
        if (problems?.["email"]) setTakenEmail(person.email.trim());
        throw problems ? new FieldError(problems) : error;
      });
      enter(reply);
      postToEmbedder("signed_up", journey.iframeQuery);
      onDone(person.first_name);
    },
    explain: (error) => (error instanceof GuardError || error instanceof FieldError ? error.message : errorText(error)),
  });
  return (
    <>
      <ProviderLink journey={journey} />
      <Form form={form} submitLabel={t("entry.signUp.submit")}>
        <PersonFields form={form} />
        <AgreeFields form={form} of="driver" />
        <HoneypotField {...form.field("homepage")} />
      </Form>
      <p>
        <a
          href={pathTo("/app/sign_in", {}, journeyQuery(journey))}
          target={isFramed() ? "_blank" : undefined}
          rel="noopener"
        >
          {t("entry.frame.haveAccount")}
        </a>
      </p>
    </>
  );
}

function PersonFields({ form }: { readonly form: FormHandle<Draft> }): ReactElement {
  const t = useT();
  return (
    <>
      <TextField label={t("entry.signUp.firstName")} autoComplete="given-name" {...form.field("first_name")} />
      <TextField label={t("entry.signUp.lastName")} autoComplete="family-name" {...form.field("last_name")} />
      <TextField
        label={t("entry.signUp.email")}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        {...form.field("email")}
      />
      <ChosenPassword
        label={t("entry.signUp.password")}
        hint={t("entry.signUp.passwordHint")}
        {...form.field("password")}
      />
    </>
  );
}

/** The provider's page refuses frames, and its cookie would be a third party's: it begins at the top level. */
function ProviderLink({ journey }: { readonly journey: Journey }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const provider = useConfig().google;
  if (!provider) return null;
  return (
    <ButtonLink
      wide
      href={pathTo("/app/google_start", {}, journeyQuery(journey))}
      target="_blank"
      rel="noopener"
      icon={<ProviderMark name={provider} />}
    >
      {t("entry.signIn.google", { provider }) + format.inBrackets(t("entry.frame.newTab"))}
    </ButtonLink>
  );
}
