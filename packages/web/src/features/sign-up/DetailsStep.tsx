import { CallError } from "@treadclub/contract/client";
import { useEffect, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { whileLoading } from "#kit/busy.ts";
import { isCode } from "#kit/errors.ts";
import { emailProblem, passwordMinimum } from "#kit/field-checks.ts";
import { currentT, useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { FormErrors } from "#ui/form-errors.ts";
import { useForm } from "#ui/use-form.ts";
import { codeTypeOf, type Details } from "./details.ts";

interface DetailsStepProps {
  readonly details: Details;
  readonly codeType: string | undefined;
  /** What the server did not take at the last step, by field. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onDone: (details: Details) => void;
}

export function DetailsStep({ details, codeType, refused, onDone }: DetailsStepProps): ReactElement {
  const t = useT();
  const form = useForm<Details>({
    initial: details,
    keepAs: "driver-sign-up",
    forget: ["password", "code"],
    validate: problemsOf,
    submit: async (entered) => {
      await whileLoading(checkWithServer(entered, codeType));
      onDone(entered);
    },
  });
  const { fail } = form;
  useEffect(() => {
    if (Object.keys(refused).length > 0) fail(refused);
    // oxlint-disable-next-line react/exhaustive-deps -- shown once, when the refusal arrives
  }, [refused]);
  return (
    <Form form={form} submitLabel={t("base.driverSignUp.next")}>
      <TextField label={t("base.driverSignUp.firstName")} autoComplete="given-name" {...form.field("first_name")} />
      <TextField label={t("base.driverSignUp.lastName")} autoComplete="family-name" {...form.field("last_name")} />
      <TextField
        label={t("base.driverSignUp.email")}
        hint={t("base.driverSignUp.emailHint")}
        type="email"
        autoComplete="email"
        {...form.field("email")}
      />
      <PasswordField
        label={t("base.driverSignUp.password")}
        hint={t("base.driverSignUp.passwordHint")}
        autoComplete="new-password"
        {...form.field("password")}
      />
      <TextField
        label={t("base.driverSignUp.code")}
        hint={t("base.driverSignUp.codeHint")}
        optional
        short
        autoComplete="off"
        autoCapitalize="characters"
        {...form.field("code")}
      />
    </Form>
  );
}

function problemsOf(entered: Details): FormErrors<Details> {
  const t = currentT();
  return {
    first_name: entered.first_name.trim() === "" ? t("base.driverSignUp.enterFirstName") : undefined,
    last_name: entered.last_name.trim() === "" ? t("base.driverSignUp.enterLastName") : undefined,
    email:
      entered.email.trim() === "" ? t("base.signIn.enterEmail") : emailProblem(entered.email) && t("base.field.email"),
    password:
      entered.password === ""
        ? t("base.driverSignUp.enterPassword")
        : entered.password.length < passwordMinimum
          ? t("base.field.password_short")
          : undefined,
  };
}

/** Whether the e-mail is free and the code leads somewhere; what is wrong comes back by field. */
async function checkWithServer(entered: Details, codeType: string | undefined): Promise<void> {
  const t = currentT();
  const { free } = await api.call("checkedEmail", { query: { email: entered.email.trim() } });
  if (!free) throw refusal("email", t("base.field.email_taken"));
  if (entered.code.trim() === "" || codeTypeOf(codeType) !== "club") return;
  await api.call("getDiscountClubByCode", { params: { code: entered.code.trim() } }).catch((error: unknown) => {
    throw isCode(error, "CODE_INVALID", "VALIDATION_FAILED") ? refusal("code", t("base.error.CODE_INVALID")) : error;
  });
}

const refusal = (field: keyof Details, message: string): CallError =>
  new CallError(422, { code: "VALIDATION_FAILED", message, fields: { [field]: message } });
