import type { ReactElement } from "react";
import { currentT, useT } from "#kit/i18n.ts";
import { PasswordField } from "#ui/PasswordField.tsx";
import { AccountName } from "./AccountName.tsx";
import { ChosenPassword } from "./ChosenPassword.tsx";
import { passwordProblem } from "./weak-password.ts";
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
      <ChosenPassword
        label={t("entry.reset.password")}
        hint={t("entry.signUp.passwordHint")}
        {...form.field("password")}
      />
      <PasswordField label={t("entry.reset.repeat")} autoComplete="new-password" {...form.field("repeat")} />
    </>
  );
}

export function newPasswordProblems({ password, repeat }: NewPassword): FormErrors<NewPassword> {
  const t = currentT();
  const problem = passwordProblem(password, t("entry.signUp.enterPassword"), t);
  if (problem !== undefined) return { password: problem };
  if (repeat === "") return { repeat: t("entry.reset.repeatMissing") };
  return repeat === password ? {} : { repeat: t("entry.reset.mismatch") };
}
