import { useEffect, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { signInCall, FieldError } from "#entities/auth/sign-in-call.ts";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

interface CodeStepProps {
  readonly way: "totp" | "recovery_code";
  readonly continueToken: string;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** A code of the authenticator app, or one of those kept for the day it is lost. */
export function CodeStep({ way, continueToken, onReply }: CodeStepProps): ReactElement {
  const t = useT();
  const isApp = way === "totp";
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: code.trim() === "" ? t("entry.step.enterCode") : undefined }),
    submit: async ({ code }) => {
      const body = { continue_token: continueToken, method: way, code: isApp ? code.replaceAll(/\s/g, "") : code };
      const reply = await signInCall(api.call("secondFactor", { body })).catch((error: unknown) => {
        if (!isCode(error, "CODE_INVALID")) throw error;
        // Without a field the server has given this way up.
        throw "code" in error.fields
          ? new FieldError({ code: errorText(error) })
          : new GuardError(t("entry.step.over"));
      });
      await onReply(reply);
    },
    explain: (error) => (error instanceof GuardError ? error.message : errorText(error)),
  });
  const { id, ...field } = form.field("code");
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Form form={form} submitLabel={t("entry.step.submit")}>
      <TextField
        label={t(isApp ? "entry.step.totp" : "entry.step.recovery")}
        hint={t(isApp ? "entry.step.totpHint" : "entry.step.recoveryHint")}
        autoComplete={isApp ? "one-time-code" : "off"}
        inputMode={isApp ? "numeric" : "text"}
        autoCapitalize="none"
        maxLength={40}
        short={isApp}
        id={id}
        {...field}
      />
    </Form>
  );
}
