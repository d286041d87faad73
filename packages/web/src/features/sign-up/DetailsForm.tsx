import { useState, type ReactElement } from "react";
import { whileLoading } from "#kit/loading.ts";
import { errorText } from "#kit/errors.ts";
import { emailProblem } from "#kit/field-checks.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { ChosenPassword } from "#entities/auth/ChosenPassword.tsx";
import { FieldError } from "#entities/auth/sign-in-call.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { keepSignUpDraft, readSignUpDraft } from "#entities/auth/sign-up-draft.ts";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { ClubNote } from "./ClubNote.tsx";
import { checkWithServer, detailProblems, isFree, type Details } from "#entities/auth/details.ts";

interface DetailsFormProps {
  readonly journey: Journey;
  readonly email: string | undefined;
  readonly refused: Readonly<Record<string, string>> | null;
  readonly onDone: () => void;
}

export function DetailsForm({ journey, email, refused, onDone }: DetailsFormProps): ReactElement {
  const t = useT();
  const [initial] = useState(() => detailsAtFirst(journey.code, email));
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const form = useForm<Details>({
    initial,
    keepAs: "driver-sign-up",
    forget: ["password", "code"],
    validate: (entered) => detailProblems(entered, takenEmail),
    submit: async (entered) => {
      await whileLoading(checkWithServer(entered, journey.codeType)).catch((error: unknown) => {
        if (error instanceof FieldError && error.fields["email"]) setTakenEmail(entered.email.trim());
        throw error;
      });
      keepSignUpDraft({ ...entered, email: entered.email.trim(), continueToken: "" });
      onDone();
    },
    explain: errorText,
  });
  const { fail } = form;
  useOnChange(refused, () => {
    if (refused) fail(refused);
  });
  const mustTypeAgain = initial.email !== "" && initial.password === "" && email === undefined;
  return (
    <Form form={form} submitLabel={t("entry.signUp.next")}>
      <ClubNote code={form.values.code} codeType={journey.codeType} />
      <TextField label={t("entry.signUp.firstName")} autoComplete="given-name" {...form.field("first_name")} />
      <TextField label={t("entry.signUp.lastName")} autoComplete="family-name" {...form.field("last_name")} />
      <EmailField form={form} journey={journey} takenEmail={takenEmail} onTaken={setTakenEmail} />
      <ChosenPassword
        label={t("entry.signUp.password")}
        hint={t(mustTypeAgain ? "entry.signUp.again" : "entry.signUp.passwordHint")}
        {...form.field("password")}
      />
      {initial.code !== "" && (
        <TextField
          label={t("entry.signUp.code")}
          hint={t("entry.signUp.codeHint")}
          optional
          short
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          {...form.field("code")}
        />
      )}
    </Form>
  );
}

interface EmailFieldProps {
  readonly form: FormHandle<Details>;
  readonly journey: Journey;
  readonly takenEmail: string | null;
  readonly onTaken: (email: string | null) => void;
}

/** Asks on leaving whether the address is free; one that has an account leads to signing in. */
function EmailField({ form, journey, takenEmail, onTaken }: EmailFieldProps): ReactElement {
  const t = useT();
  const field = form.field("email");
  const isTaken = takenEmail !== null && field.value.trim() === takenEmail;
  const ask = async (): Promise<void> => {
    field.onLeave?.();
    const email = field.value.trim();
    if (email === "" || emailProblem(email) || email === takenEmail) return;
    // Without an answer the next step asks again.
    const free = await isFree(email).catch(() => true);
    onTaken(free ? null : email);
  };
  return (
    <TextField
      label={t("entry.signUp.email")}
      hint={t("entry.signUp.emailHint")}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      {...field}
      error={isTaken ? t("entry.signUp.emailTaken") : field.error}
      onLeave={() => void ask()}
      below={
        isTaken && (
          <UiLink href={pathTo("/app/sign_in", {}, journeyQuery(journey))}>{t("entry.signUp.signInInstead")}</UiLink>
        )
      }
    />
  );
}

/** What was said before; what the address says wins. */
function detailsAtFirst(code = "", email = ""): Details {
  const { first_name, last_name, email: draftEmail, password, code: draftCode } = readSignUpDraft();
  return { first_name, last_name, email: email || draftEmail, password, code: code || draftCode };
}
