import type { ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useUser } from "#kit/session.ts";
import { Form } from "#ui/Form.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { problemText } from "#ui/problem-text.ts";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import { proveByCode, proveByPassword } from "./prove.ts";

interface WayProps {
  readonly onProven: () => void;
}

export function PasswordWay({ onProven }: WayProps): ReactElement {
  const t = useT();
  const { email } = useUser();
  const form = useForm({
    initial: { password: "" },
    validate: ({ password }) => ({ password: password === "" ? t("base.signIn.enterPassword") : undefined }),
    submit: async ({ password }) => {
      await proveByPassword(password);
      onProven();
    },
    explain: (error) => (isCode(error, "CODE_INVALID") ? t("base.field.password_wrong") : problemText(error)),
  });
  return (
    <Form form={form} submitLabel={t("account.prove.go")} label={t("account.prove.title")}>
      {/* Managers file the password under this name. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField label={t("account.prove.password")} autoComplete="current-password" {...form.field("password")} />
    </Form>
  );
}

export function CodeWay({ onProven }: WayProps): ReactElement {
  const t = useT();
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: code.trim() === "" ? t("base.field.code") : undefined }),
    submit: async ({ code }) => {
      await proveByCode(code);
      onProven();
    },
    explain: (error) => (isCode(error, "CODE_INVALID") ? t("base.field.code_wrong") : problemText(error)),
  });
  return (
    <Form form={form} submitLabel={t("account.prove.go")} label={t("account.prove.title")}>
      <TextField
        label={t("account.prove.code")}
        hint={t("account.prove.codeHint")}
        short
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field("code")}
      />
    </Form>
  );
}
