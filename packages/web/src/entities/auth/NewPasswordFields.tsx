import type { ReactElement } from "react";
import { passwordMinimum } from "#kit/field-checks.ts";
import { currentT, useT } from "#kit/i18n.ts";
import { PasswordField } from "#ui/PasswordField.tsx";
import { AccountName } from "./AccountName.tsx";
import type { FormErrors } from "#ui/form-errors.ts";
import type { FormHandle } from "#ui/use-form.ts";

export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

interface NewPasswordFieldsProps<T extends NewPassword> {
  readonly form: FormHandle<T>;
  /** Whose it is, for password managers; null where the page does not know. */
  readonly email: string | null;
}

/** A new password, typed twice. */
export function NewPasswordFields<T extends NewPassword>({ form, email }: NewPasswordFieldsProps<T>): ReactElement {
  const t = useT();
  return (
    <>
      {email !== null && <AccountName email={email} />}
      <PasswordField
        label={t("entry.reset.password")}
        hint={t("entry.signUp.passwordHint")}
        autoComplete="new-password"
        {...form.field("password")}
      />
      <PasswordField label={t("entry.reset.repeat")} autoComplete="new-password" {...form.field("repeat")} />
    </>
  );
}

export function newPasswordProblems({ password, repeat }: NewPassword): FormErrors<NewPassword> {
  const t = currentT();
  if (password === "") return { password: t("entry.signUp.enterPassword") };
  if (password.length < passwordMinimum) return { password: t("base.field.password_short") };
  if (repeat === "") return { repeat: t("entry.reset.repeatMissing") };
  return repeat === password ? {} : { repeat: t("entry.reset.mismatch") };
}
