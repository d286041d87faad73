import { normaliseCode } from "@treadclub/rules/codes";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

const codeLength = 8;

/** The short code that the other device shows. */
export function CodeForm({ onCode }: { readonly onCode: (code: string) => void }): ReactElement {
  const t = useT();
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({
      code: normaliseCode(code).length === codeLength ? undefined : t("entry.continue.codeWrong"),
    }),
    submit: async ({ code }) => onCode(normaliseCode(code)),
  });
  return (
    <>
      <p>{t("entry.continue.codeLead")}</p>
      <Form form={form} submitLabel={t("entry.shared.go")}>
        <TextField
          label={t("entry.continue.code")}
          hint={t("entry.continue.codeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          short
          {...form.field("code")}
        />
      </Form>
    </>
  );
}
